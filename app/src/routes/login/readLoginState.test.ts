import { expect, it } from 'vitest';
import { readLoginState } from './readLoginState.ts';

it('D-AUTH-17 reads the state of a code step whose phone was typed there', () => {
  expect(readLoginState({ phone: '', showLoginOneTimeCode: true, step: 1 })).toEqual({ phone: null, showLoginOneTimeCode: true });
});

it('AUTH-009 anything else in the state is ignored', () => {
  expect(readLoginState({ showLoginOneTimeCode: true, more: 1 })).toMatchObject({ showLoginOneTimeCode: true, phone: null });
  expect(readLoginState(null)).toEqual({ phone: null, showLoginOneTimeCode: false });
});
