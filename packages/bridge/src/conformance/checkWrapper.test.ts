import { expect, it } from 'vitest';
import { checkWrapper } from './checkWrapper.ts';
import { openReference } from './openReference.ts';

function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds / 20);
  return () => clearTimeout(timer);
}

it('the reference wrapper passes every line of the check (DEP-033)', async () => {
  const { hear, listen } = openReference();
  const lines = await checkWrapper({ send: hear, listen, after, version: '2026.11.01' });
  expect(lines.filter(({ isHeld }) => !isHeld)).toEqual([]);
  expect(lines.length).toBeGreaterThan(25);
});

it('detects a wrapper that is silent or sends no acknowledgement (DEP-030, DEP-033)', async () => {
  const silent = openReference({ manner: 'nothing' });
  const lines = await checkWrapper({ send: silent.hear, listen: silent.listen, after, version: '2026.11.01' });
  expect(lines.filter(({ isHeld }) => !isHeld).map(({ what }) => what)).toContain('an unknown word is answered as unknown');
  const { hear, listen } = openReference();
  const quiet = await checkWrapper({
    send: hear,
    listen: (receive) => listen((message) => (String(message).includes('"ack"') ? undefined : receive(message))),
    after,
    version: '2026.11.01',
  });
  const failed = quiet.filter(({ isHeld }) => !isHeld).map(({ what }) => what);
  expect(failed.every((what) => what.endsWith('"ack" within 2000 ms'))).toBe(true);
  expect(failed.length).toBe(10);
});
