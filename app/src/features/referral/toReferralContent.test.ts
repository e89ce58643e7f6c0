import { toAmountText, money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { toReferralContent } from './ReferralPage.tsx';

const INFO = { invite_code: 'ALICE~7Q2', earned_value: '45', earned_currency: 'EUR', referrals: [] };
const ORIGIN = 'https://wallet.example';

it('shows the earned amount with two decimals, also for zero (REF-007, D-REF-06)', () => {
  expect(toReferralContent(INFO, ORIGIN).earned).toEqual(money('45.00', 'EUR', 2));
  expect(toAmountText(toReferralContent({ ...INFO, earned_value: '0' }, ORIGIN).earned)).toBe('0.00');
});

it('links to the sign-up with the invite code (D-REF-02)', () => {
  expect(toReferralContent(INFO, ORIGIN).invite).toEqual({
    code: 'ALICE~7Q2',
    link: 'https://wallet.example/signup?invite_code=ALICE~7Q2',
  });
});

it('has nothing to share without a code (D-REF-05)', () => {
  expect(toReferralContent({ ...INFO, invite_code: null }, ORIGIN).invite).toBeNull();
});

it('lists activated friends first, otherwise in the provider’s order, and masks a full phone (REF-008, D-REF-03)', () => {
  const referrals = [
    { username: '+491***08', activated: false },
    { username: '+37060000001', activated: true },
    { username: '+371***11', activated: false },
    { username: '+372***12', activated: true },
  ];
  expect(toReferralContent({ ...INFO, referrals }, ORIGIN).friends).toEqual([
    { username: '+370***01', activated: true },
    { username: '+372***12', activated: true },
    { username: '+491***08', activated: false },
    { username: '+371***11', activated: false },
  ]);
});
