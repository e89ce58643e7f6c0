import { expect, it } from 'vitest';
import { openTestTab } from '../testing/openTestApp.ts';
import { activatedFor, forgetActivation, rememberActivation } from './biometry.ts';

it('stores and removes the activation of a customer (BIO-002, BIO-019)', () => {
  const { storage } = openTestTab(undefined);
  expect(activatedFor(storage)).toBeNull();
  rememberActivation(storage, '+37060000001', 0);
  expect(activatedFor(storage)).toBe('+37060000001');
  forgetActivation(storage);
  expect(activatedFor(storage)).toBeNull();
});
