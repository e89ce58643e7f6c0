import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPinnedChrome } from '../tools/getChromePath.ts';
import { findChangedTokens } from './findChangedTokens.ts';
import { findDocsProblems } from './findDocsProblems.ts';
import { getFileName, listPictures } from './pictures.ts';
import { runLoki } from './runLoki.ts';

const { values: options } = parseArgs({
  options: {
    /** Captures the reference pictures again. References change in no other way. */
    update: { type: 'boolean', default: false },
    /** Only stories whose `title name` matches this pattern. */
    stories: { type: 'string', default: '' },
  },
});
const references = join(import.meta.dirname, 'reference');
const browserNote = join(references, 'BROWSER.txt');
const drawnTokens = join(references, 'tokens.css');
const tokens = join(import.meta.dirname, '../packages/ui/src/tokens/tokens.css');
const built = join(import.meta.dirname, '../dist/storybook');

/** Nothing changes during a run. With caching, shared code is read and compiled once and not for every picture. */
const KEPT = 'max-age=31536000, immutable';

/** Serves the built Storybook on a free port. Uses `127.0.0.1`, because loki turns `localhost` into a network address. */
async function serveStorybook(): Promise<{ readonly url: string; readonly close: () => void }> {
  const http = new Hono().use('*', serveStatic({ root: built, onFound: (_, context) => context.header('cache-control', KEPT) }));
  return new Promise((resolve) => {
    const server = serve({ fetch: http.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

/** Also reports references without a story, which would otherwise go unnoticed. */
function report(expected: number, failed: readonly string[], orphans: readonly string[]): boolean {
  for (const name of failed) console.log(`FAIL ${name}`);
  for (const name of orphans) console.log(`FAIL ${name} belongs to no story: npm run visual -- --update takes it away`);
  if (failed.length > 0) console.log('Differences are drawn in .loki/difference, the new pictures are in .loki/current.');
  const problems = failed.length + orphans.length;
  console.log(`visual: ${expected - failed.length} passed, ${problems} failed`);
  return problems === 0 && expected > 0;
}

async function compare(browser: NonNullable<ReturnType<typeof findPinnedChrome>>): Promise<boolean> {
  const version = execFileSync(browser.path, ['--version'], { encoding: 'utf8' }).trim();
  const drawnBy = existsSync(browserNote) ? readFileSync(browserNote, 'utf8').trim() : 'no browser yet';
  if (!options.update && drawnBy !== version) {
    console.log(
      `FAIL the references were drawn by ${drawnBy}, this is ${version}: npm run visual -- --update belongs to the change of the browser`,
    );
    return report(1, ['all pictures'], []);
  }
  const drawnWith = existsSync(drawnTokens) ? readFileSync(drawnTokens, 'utf8') : '';
  const changes = options.update ? [] : findChangedTokens(drawnWith, readFileSync(tokens, 'utf8')).map((change) => `token ${change}`);
  const all = listPictures(JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')));
  const pictures = all.filter(({ story }) => new RegExp(options.stories, 'i').test(story));
  const names = new Set(all.map(getFileName));
  mkdirSync(references, { recursive: true });
  const orphans = readdirSync(references).filter((name) => name.endsWith('.png') && !names.has(name));
  if (options.update) for (const name of orphans) rmSync(join(references, name));
  const storybook = await serveStorybook();
  const problems = await findDocsProblems(storybook.url, browser.path);
  const failed = await runLoki({ url: storybook.url, pictures, update: options.update, browser });
  storybook.close();
  if (options.update && failed.length === 0) writeFileSync(browserNote, `${version}\n`);
  // Only after a full update, because otherwise some references still show the old tokens.
  if (options.update && failed.length === 0 && options.stories === '') copyFileSync(tokens, drawnTokens);
  const differences = [...failed.map(getFileName), ...changes, ...problems];
  return report(pictures.length + changes.length + problems.length, differences, options.update ? [] : orphans);
}

const browser = findPinnedChrome();
if (browser === undefined) {
  // Text rendering depends on browser and machine. CI supports the pinned browser, so a missing one is a failure there.
  console.log('visual: skipped: pictures are compared by the pinned Chromium alone, which runs on linux-x64');
  process.exitCode = process.env['CI'] === undefined ? 0 : 1;
} else {
  if ((process.env['CHROME_PATH'] ?? '') !== '')
    console.log('CHROME_PATH is not heard here: pictures are drawn by the pinned Chromium alone.');
  process.exitCode = (await compare(browser)) ? 0 : 1;
}
