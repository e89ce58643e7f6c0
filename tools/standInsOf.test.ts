import { expect, it } from 'vitest';
import { standInsOf } from './standInsOf.ts';

const real = { monitoring: 'http', botCheck: { kind: 'recaptcha', siteKey: 'key' }, cardPayment: { publishableKey: 'pk' } };

it('finds every stand-in that a configuration asks for', () => {
  expect(standInsOf({ brand: 'halden', ports: real })).toEqual([]);
  expect(standInsOf({ ports: { ...real, botCheck: { kind: 'sandbox' }, push: 'sandbox' } })).toEqual(['botCheck', 'push']);
  expect(standInsOf({ ports: { monitoring: 'http', botCheck: real.botCheck } })).toEqual(['cardPayment']);
  expect(() => standInsOf({})).toThrow(/ports/);
});
