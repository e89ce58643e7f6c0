import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { firstSend, sendFlow, type SendEvent, type SendFlow } from './sendFlow.ts';

const VALUES = { ...firstSend.values, address: '0xdbF0', amount: '0.5' };
const SUMMARY = { sent: money('0.5', 'ETH', 8), fee: money('0.0007', 'ETH', 8), address: '0xdbF0' };
const prepared: SendEvent = { name: 'prepared', values: VALUES, summary: SUMMARY, phone: '+370***01', resendAt: 60_000 };
const after = (...events: readonly SendEvent[]): SendFlow => events.reduce(sendFlow, firstSend);

it('LIM-084 SEND-007 begins with an empty form and the average fee', () => {
  expect(firstSend.step).toMatchObject({ name: 'form', draft: { speed: 'average', address: '', amount: '' } });
});

it('SEND-034 a prepared send asks for the code', () => {
  expect(after(prepared).step).toEqual({ name: 'code', phone: '+370***01', summary: SUMMARY, resendAt: 60_000 });
});

it('SEND-039 D-SEND-25 a resend starts the timer anew, and nothing else', () => {
  expect(after(prepared, { name: 'resent', resendAt: 120_000 }).step).toMatchObject({ name: 'code', resendAt: 120_000 });
  expect(after({ name: 'resent', resendAt: 1 })).toBe(firstSend);
});

it('D-SEND-28 going back from the code brings the form with its values', () => {
  expect(after(prepared, { name: 'wentBack' }).step).toEqual({ name: 'form', draft: VALUES, issues: {} });
});

it('SEND-048 a field problem of the commit leads back to its field', () => {
  const step = after(prepared, { name: 'refused', issues: { amount: 'Not enough funds' } }).step;
  expect(step).toEqual({ name: 'form', draft: VALUES, issues: { amount: 'Not enough funds' } });
});

it('SEND-046 D-SEND-28 what is sent has ended: going back changes nothing', () => {
  const finished = after(prepared, { name: 'sent', detailsHref: '/transactions/7' });
  expect(finished.step).toEqual({ name: 'finished', summary: SUMMARY, detailsHref: '/transactions/7' });
  expect(sendFlow(finished, { name: 'wentBack' })).toBe(finished);
});

it('D-SEND-30 what was sent while the customer went back has ended all the same', () => {
  const late = after(prepared, { name: 'wentBack' }, { name: 'sent', detailsHref: '/transactions/7' });
  expect(late.step).toMatchObject({ name: 'finished', summary: SUMMARY });
});
