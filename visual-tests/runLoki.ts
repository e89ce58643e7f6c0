import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromeFlags } from '../tools/chromePath.ts';
import { configurations, fileNamed, fileOf, filterOf, type Picture } from './pictures.ts';

export type LokiRun = {
  readonly url: string;
  readonly pictures: readonly Picture[];
  readonly update: boolean;
  readonly browser: { readonly path: string; readonly fontSettings: string };
};

/** Loki has no summary of its own, and says nothing when it compared nothing: answers the files of the pictures that passed. */
async function takeOnce({ url, pictures, update, browser }: LokiRun): Promise<ReadonlySet<string>> {
  const used = configurations.filter((name) => pictures.some(({ configuration }) => configuration === name));
  const filters = Object.fromEntries(used.map((name) => [name, filterOf(pictures, name)]));
  // Pages that were left would be kept for a way back.
  const flags = ['--headless', '--disable-features=BackForwardCache', ...chromeFlags].join(' ');
  const options = ['--reactUri', url, '--chromeConcurrency', '3', '--verboseRenderer', `--chromeFlags=${flags}`];
  const command = update ? ['update'] : ['test', '--requireReference'];
  const loki = spawn(process.execPath, [join(import.meta.dirname, 'loki.cjs'), ...command, ...options], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      CI: 'true',
      CHROME_PATH: browser.path,
      FONTCONFIG_FILE: browser.fontSettings,
      VISUAL_FILTERS: JSON.stringify(filters),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const passed = new Set<string>();
  for (const stream of [loki.stdout, loki.stderr]) {
    createInterface(stream).on('line', (line) => {
      const picture = /^PASS [^/]+\/([^/]+\/.+)$/.exec(line)?.[1];
      if (picture !== undefined) passed.add(fileNamed(picture));
      if (!/^(WAIT|RUNS|PASS)/.test(line)) console.log(line);
    });
  }
  return new Promise((resolve) => {
    loki.once('close', (_, signal) => {
      if (signal !== null) console.log(`Loki was ended by ${signal}.`);
      resolve(passed);
    });
  });
}

/** How often a picture is taken before it counts as different. A change of looks differs every time, a moment of a busy machine does not. */
const TAKES = 3;

/** Takes and compares pictures, again those that differ or that loki did not come to, and answers the ones that never passed. */
export async function runLoki(run: LokiRun): Promise<readonly Picture[]> {
  let left = run.pictures;
  for (let take = 1; take <= TAKES && left.length > 0; take++) {
    if (take > 1) for (const picture of left) console.log(`Taken again: ${fileOf(picture)}`);
    const passed = await takeOnce({ ...run, pictures: left });
    left = left.filter((picture) => !passed.has(fileOf(picture)));
  }
  return left;
}
