import { money } from '@wallet/core/money/money';
import { emptyParticipant } from '@wallet/ui/screens/travel-rule';
import { expect, it } from 'vitest';
import { getDepth, initialTravelRuleSend, reduceTravelRuleSend, type TravelRuleSendEvent, type TravelRuleSendFlow } from './model.ts';

const VALUES = { address: '0xdbF0', amount: '0.5', comment: '' };
const AMOUNT = money('0.5', 'ETH', 8);
const SUMMARY = { sent: AMOUNT, fee: money('0.0007', 'ETH', 8), address: '0xdbF0' };
const FEE = { speed: 'fast', beneficiaryName: 'Bruno', beneficiaryCountry: '' } as const;
const buildAskedEvent = (isUnderTravelRule: boolean): TravelRuleSendEvent => ({
  name: 'asked',
  values: VALUES,
  amount: AMOUNT,
  isUnderTravelRule,
});
const prepared: TravelRuleSendEvent = { name: 'prepared', values: FEE, summary: SUMMARY, phone: '+370***01', resendAt: 1 };
const sent: TravelRuleSendEvent = { name: 'sent', detailsHref: '/transactions/7' };
const applyEvents = (...events: readonly TravelRuleSendEvent[]): TravelRuleSendFlow =>
  events.reduce(reduceTravelRuleSend, initialTravelRuleSend);

it('chooses step 2 by the address (TRS-002, TRS-004, D-TRS-01)', () => {
  expect(applyEvents(buildAskedEvent(true)).step).toEqual({
    name: 'beneficiary',
    draft: emptyParticipant,
    issues: {},
    amount: AMOUNT,
    address: '0xdbF0',
  });
  expect(applyEvents(buildAskedEvent(false)).step).toMatchObject({
    name: 'fee',
    amount: AMOUNT,
    address: '0xdbF0',
    draft: { speed: 'average' },
  });
});

it('ends with a review, without a way back to the form (TRS-007, TRS-008)', () => {
  const reviewed = applyEvents(buildAskedEvent(true), { name: 'reviewed', isConfirmedByEmail: true });
  expect(reviewed.step).toEqual({ name: 'reviewed', isConfirmedByEmail: true });
  expect(getDepth(reviewed.step)).toBe(0);
  expect(reduceTravelRuleSend(reviewed, { name: 'wentBack', to: 0 })).toBe(reviewed);
});

it('returns to step 1 for a refused field of it and keeps the values of step 2 (D-TRS-12)', () => {
  const participant = { values: { ...emptyParticipant, name: 'Bruno' }, issues: { country: 'No' } };
  const back = applyEvents(buildAskedEvent(true), { name: 'recipientRefused', issues: { amount: 'Not enough funds' }, participant });
  expect(back.step).toEqual({ name: 'form', draft: VALUES, issues: { amount: 'Not enough funds' } });
  expect(reduceTravelRuleSend(back, buildAskedEvent(true)).step).toEqual({
    name: 'beneficiary',
    draft: participant.values,
    issues: participant.issues,
    amount: AMOUNT,
    address: '0xdbF0',
  });
});

it('goes from the fee to the code and to the end (TRS-006)', () => {
  expect(applyEvents(buildAskedEvent(false), prepared).step).toEqual({ name: 'code', phone: '+370***01', summary: SUMMARY, resendAt: 1 });
  expect(applyEvents(buildAskedEvent(false), prepared, { name: 'resent', resendAt: 9 }).step).toMatchObject({ resendAt: 9 });
  expect(applyEvents(buildAskedEvent(false), prepared, sent).step).toMatchObject({ name: 'finished', detailsHref: '/transactions/7' });
});

it('goes back from the code to the fee and to the form, each with its values (D-TRS-33)', () => {
  const code = applyEvents(buildAskedEvent(false), prepared);
  expect([getDepth(initialTravelRuleSend.step), getDepth(applyEvents(buildAskedEvent(false)).step), getDepth(code.step)]).toEqual([
    0, 1, 2,
  ]);
  const fee = reduceTravelRuleSend(code, { name: 'wentBack', to: 1 });
  expect(fee.step).toMatchObject({ name: 'fee', draft: FEE });
  expect(reduceTravelRuleSend(fee, { name: 'wentBack', to: 0 }).step).toEqual({ name: 'form', draft: VALUES, issues: {} });
  expect(reduceTravelRuleSend(fee, { name: 'wentBack', to: 1 })).toBe(fee);
});

it('returns to the fee after a refusal, and finishes a completed send wherever the customer is (SEND-048, D-SEND-30)', () => {
  const refused = applyEvents(buildAskedEvent(false), prepared, { name: 'refused', issues: { fee: 'Fee has changed' }, message: 'x' });
  expect(refused.step).toMatchObject({ name: 'fee', issues: { fee: 'Fee has changed' }, message: 'x' });
  expect(applyEvents(buildAskedEvent(false), prepared, { name: 'wentBack', to: 1 }, sent).step.name).toBe('finished');
});
