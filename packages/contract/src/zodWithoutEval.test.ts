import './zodWithoutEval.ts';
import { expect, it } from 'vitest';

it('makes zod build its schemas without eval, although the first page does not import zod', async () => {
  const z = await import('zod/mini');
  expect(z.config().jitless).toBe(true);
});
