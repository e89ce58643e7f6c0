import { expect, it } from 'vitest';
import { openTestTab } from '../testing/openTestApp.ts';
import { readActivatedUsername, removeActivation, rememberActivation } from './biometry.ts';

it('stores and removes the activation of a customer (BIO-002, BIO-019)', () => {
  const { storage } = openTestTab(undefined);
  expect(readActivatedUsername(storage)).toBeNull();
  rememberActivation(storage, '+37060000001', 0);
  expect(readActivatedUsername(storage)).toBe('+37060000001');
  removeActivation(storage);
  expect(readActivatedUsername(storage)).toBeNull();
});
