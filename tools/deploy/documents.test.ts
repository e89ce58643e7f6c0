import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { breaks } from './doctorBreaks.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it('the guide leads from nothing to a running address in ten steps (DEP-012)', () => {
  const steps = read('docs/deploy/README.md').match(/^\d+\. /gm) ?? [];
  expect(steps.map((step) => Number.parseInt(step, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('the example wrapper injects at document start, for one origin, over a port, and restricts the camera (DEP-034)', () => {
  const page = read('docs/wrapper-capacitor.md');
  for (const words of [
    'addDocumentStartJavaScript addWebMessageListener atDocumentStart RESOURCE_VIDEO_CAPTURE requestMediaCapturePermissionFor',
    'onRenderProcessGone webViewWebContentProcessDidTerminate ACTION_VIEW',
  ])
    for (const word of words.split(' ')) expect(page).toContain(word);
  expect(page).toContain('forMainFrameOnly: true');
  expect(page).toContain('port: port2');
  expect(page).toContain('"url": "https://wallet.example/login"');
});

it('tests the doctor with more than thirty different breaks (DEP-024)', () => {
  expect(breaks.length).toBeGreaterThanOrEqual(30);
  expect(new Set(breaks.map(({ what }) => what)).size).toBe(breaks.length);
  expect(breaks.every(({ names }) => names.length > 0)).toBe(true);
});
