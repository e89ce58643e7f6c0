import { expect, it } from 'vitest';
import { nextIntent } from './idempotencyKey.ts';

it('the same thing meant again carries the same key, anything else a new one (D-SEPA-24)', () => {
  const first = nextIntent(null, 'withdraw 101 500.00 DE89');
  expect(nextIntent(first, 'withdraw 101 500.00 DE89')).toBe(first);
  expect(nextIntent(first, 'withdraw 101 500.01 DE89').key).not.toBe(first.key);
  expect(first.key).toMatch(/^[0-9a-f-]{36}$/);
});
