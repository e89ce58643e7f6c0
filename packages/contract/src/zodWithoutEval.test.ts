import './zodWithoutEval.ts';
import { expect, it } from 'vitest';

it('zod makes its schemas without eval, though the first page does not import it', async () => {
  const z = await import('zod/mini');
  expect(z.config().jitless).toBe(true);
});
