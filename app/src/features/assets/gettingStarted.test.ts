import { expect, it } from 'vitest';
import { toSteps } from './gettingStarted.ts';

const done = (steps: ReturnType<typeof toSteps>) => steps?.map((step) => step.done);
const trade = { group: 'exchange', flow: null } as const;

it('leads from the identity over the money to the first trade (HOME-104)', () => {
  expect(done(toSteps({ isVerified: false, hasMoney: false, orders: undefined }))).toEqual([false, false, false]);
  expect(done(toSteps({ isVerified: true, hasMoney: false, orders: undefined }))).toEqual([true, false, false]);
  expect(done(toSteps({ isVerified: true, hasMoney: true, orders: [] }))).toEqual([true, true, false]);
});

it('leaves who has traded, or may have, alone (HOME-104)', () => {
  expect(toSteps({ isVerified: true, hasMoney: true, orders: undefined })).toBeNull();
  expect(toSteps({ isVerified: true, hasMoney: true, orders: [trade] })).toBeNull();
});
