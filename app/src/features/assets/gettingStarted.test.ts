import { expect, it } from 'vitest';
import { toSteps } from './gettingStarted.ts';

const done = (steps: ReturnType<typeof toSteps>) => steps?.map((step) => step.done);
const trade = { group: 'exchange', flow: null } as const;

it('goes from verification over adding money to the first trade (HOME-104)', () => {
  expect(done(toSteps({ isVerified: false, hasMoney: false, orders: undefined }))).toEqual([false, false, false]);
  expect(done(toSteps({ isVerified: true, hasMoney: false, orders: undefined }))).toEqual([true, false, false]);
  expect(done(toSteps({ isVerified: true, hasMoney: true, orders: [] }))).toEqual([true, true, false]);
});

it('is hidden from customers who have traded, or whose history is unknown (HOME-104)', () => {
  expect(toSteps({ isVerified: true, hasMoney: true, orders: undefined })).toBeNull();
  expect(toSteps({ isVerified: true, hasMoney: true, orders: [trade] })).toBeNull();
});
