import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { breaks } from './doctorBreaks.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = ['docs/deploy/README.md', 'docs/wrapper-capacitor.md', 'docs/bridge.md', 'docs/deploy/sourcemaps.md'];

it('goes from nothing to a running address in ten steps (DEP-012)', () => {
  const steps = read('docs/deploy/README.md').match(/^\d+\. /gm) ?? [];
  expect(steps.map((step) => Number.parseInt(step, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it.each(pages)('every command and link of %s is there', (page) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const bins = globSync('packages/*/package.json', { cwd: root }).flatMap((path) => {
    const { bin = {} }: { bin?: Record<string, string> } = JSON.parse(read(path));
    return Object.keys(bin);
  });
  const text = read(page);
  for (const [, script = ''] of text.matchAll(/npm run ([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(script);
  for (const [, bin = ''] of text.matchAll(/npx (wallet-[\w-]+)/g)) expect(bins).toContain(bin);
  for (const [, link = ''] of text.matchAll(/\]\(([^)#]+)\)/g)) expect(existsSync(join(root, page, '..', link)), link).toBe(true);
  for (const [, path = ''] of text.matchAll(/`((?:packages|tools|app|docs)\/[\w./-]+)`/g))
    expect(existsSync(join(root, path)), path).toBe(true);
});

it('the shell of the example injects at document start, for one origin, by a port, and grants the camera to few (DEP-034)', () => {
  const page = read('docs/wrapper-capacitor.md');
  for (const word of ['addDocumentStartJavaScript', 'addWebMessageListener', 'atDocumentStart', 'forMainFrameOnly: true', 'port: port2'])
    expect(page).toContain(word);
  for (const word of [
    'RESOURCE_VIDEO_CAPTURE',
    'requestMediaCapturePermissionFor',
    'onRenderProcessGone',
    'webViewWebContentProcessDidTerminate',
    'ACTION_VIEW',
  ])
    expect(page).toContain(word);
  expect(page).toContain('"url": "https://wallet.example/login"');
});

it('the doctor is tried on a deployment that is spoiled in more than thirty ways, each another (DEP-024)', () => {
  expect(breaks.length).toBeGreaterThanOrEqual(30);
  expect(new Set(breaks.map(({ what }) => what)).size).toBe(breaks.length);
  expect(breaks.every(({ names }) => names.length > 0)).toBe(true);
});
