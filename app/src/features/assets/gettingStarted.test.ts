import { expect, it } from 'vitest';
import { toGettingStartedSteps } from './AssetsPage.tsx';

const done = (steps: ReturnType<typeof toGettingStartedSteps>) => steps?.map((step) => step.done);
const trade = { group: 'exchange', flow: null } as const;

it('goes from verification over adding money to the first trade (HOME-104)', () => {
  expect(done(toGettingStartedSteps({ isVerified: false, hasMoney: false, orders: undefined }))).toEqual([false, false, false]);
  expect(done(toGettingStartedSteps({ isVerified: true, hasMoney: false, orders: undefined }))).toEqual([true, false, false]);
  expect(done(toGettingStartedSteps({ isVerified: true, hasMoney: true, orders: [] }))).toEqual([true, true, false]);
});

it('is hidden from customers who have traded, or whose history is unknown (HOME-104)', () => {
  expect(toGettingStartedSteps({ isVerified: true, hasMoney: true, orders: undefined })).toBeNull();
  expect(toGettingStartedSteps({ isVerified: true, hasMoney: true, orders: [trade] })).toBeNull();
});
