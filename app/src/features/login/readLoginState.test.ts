import { expect, it } from 'vitest';
import { readLoginState } from './model.ts';

it('reads the state of a code step without a phone (D-AUTH-17)', () => {
  expect(readLoginState({ phone: '', showLoginOneTimeCode: true, steps: [1] })).toEqual({ phone: null, showLoginOneTimeCode: true });
});

it('ignores everything else in the state (AUTH-009)', () => {
  expect(readLoginState({ showLoginOneTimeCode: true, more: 1 })).toMatchObject({ showLoginOneTimeCode: true, phone: null });
  expect(readLoginState(null)).toEqual({ phone: null, showLoginOneTimeCode: false });
});
