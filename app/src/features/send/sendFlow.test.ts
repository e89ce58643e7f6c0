import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { initialSend, reduceSend, type SendEvent, type SendFlow } from './model.ts';

const VALUES = { ...initialSend.values, address: '0xdbF0', amount: '0.5' };
const SUMMARY = { sent: money('0.5', 'ETH', 8), fee: money('0.0007', 'ETH', 8), address: '0xdbF0' };
const PREPARED: SendEvent = { name: 'prepared', values: VALUES, summary: SUMMARY, phone: '+370***01', resendAt: 60_000 };
const applyEvents = (...events: readonly SendEvent[]): SendFlow => events.reduce(reduceSend, initialSend);

it('starts with an empty form and the average fee (LIM-084, SEND-007)', () => {
  expect(initialSend.step).toMatchObject({ name: 'form', draft: { speed: 'average', address: '', amount: '' } });
});

it('requests the code for a prepared send (SEND-034)', () => {
  expect(applyEvents(PREPARED).step).toEqual({ name: 'code', phone: '+370***01', summary: SUMMARY, resendAt: 60_000 });
});

it('restarts only the timer on a resend (SEND-039, D-SEND-25)', () => {
  expect(applyEvents(PREPARED, { name: 'resent', resendAt: 120_000 }).step).toMatchObject({ name: 'code', resendAt: 120_000 });
  expect(applyEvents({ name: 'resent', resendAt: 1 })).toBe(initialSend);
});

it('goes back from the code to the form with its values (D-SEND-28)', () => {
  expect(applyEvents(PREPARED, { name: 'wentBack' }).step).toEqual({ name: 'form', draft: VALUES, issues: {} });
});

it('returns to the form when the confirmation reports a field error (SEND-048)', () => {
  const step = applyEvents(PREPARED, { name: 'refused', issues: { amount: 'Not enough funds' } }).step;
  expect(step).toEqual({ name: 'form', draft: VALUES, issues: { amount: 'Not enough funds' } });
});

it('stays finished when going back after sending (SEND-046, D-SEND-28)', () => {
  const finished = applyEvents(PREPARED, { name: 'sent', detailsHref: '/transactions/7' });
  expect(finished.step).toEqual({ name: 'finished', summary: SUMMARY, detailsHref: '/transactions/7' });
  expect(reduceSend(finished, { name: 'wentBack' })).toBe(finished);
});

it('finishes a send that completes after the customer went back (D-SEND-30)', () => {
  const late = applyEvents(PREPARED, { name: 'wentBack' }, { name: 'sent', detailsHref: '/transactions/7' });
  expect(late.step).toMatchObject({ name: 'finished', summary: SUMMARY });
});
