import { expect, it } from 'vitest';
import { checkPageEnd } from './checkPageEnd.ts';

it('the page end passes every check against the reference: questions, timeouts and malformed answers (DEP-030, DEP-031, DEP-033)', async () => {
  const lines = await checkPageEnd();
  expect(lines.filter(({ isHeld }) => !isHeld)).toEqual([]);
  expect(lines.length).toBeGreaterThan(140);
});
