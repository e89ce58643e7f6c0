import { expect, it } from 'vitest';
import { ApiError, Refusal } from '../../api/errors.ts';
import { toClosureCode } from './AccountClosurePage.tsx';

const CODE = { uuid: '7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11', message: 'We sent a code to +370***01', resendAt: 600_000 };
const NO_MORE = new Refusal(400, { code: 115, message: 'No more codes can be sent to this number now' });

it('shows no field before a code is sent; refusals use the provider’s message, failures a general one (D-PROF-14)', () => {
  expect(toClosureCode({ code: undefined, error: null, isAsking: true })).toEqual({ kind: 'asking' });
  expect(toClosureCode({ code: undefined, error: NO_MORE, isAsking: false })).toEqual({
    kind: 'notSent',
    issue: { kind: 'refused', message: 'No more codes can be sent to this number now' },
  });
  expect(toClosureCode({ code: undefined, error: new ApiError('offline'), isAsking: false })).toEqual({
    kind: 'notSent',
    issue: { kind: 'failed', failure: 'offline' },
  });
});

it('keeps the code that was sent when a further one is refused (PROF-019)', () => {
  expect(toClosureCode({ code: CODE, error: null, isAsking: false })).toMatchObject({ kind: 'sent', issue: null });
  expect(toClosureCode({ code: CODE, error: NO_MORE, isAsking: false })).toMatchObject({ kind: 'sent', issue: { kind: 'refused' } });
});
