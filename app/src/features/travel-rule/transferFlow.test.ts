import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { initialTransfer, reduceTransfer, type TransferEvent, type TransferFlow } from './transfer.ts';

const SUMMARY = { sent: money('0.5', 'ETH', 8), fee: money('0.00105', 'ETH', 8), address: '0xdbF0' };
const confirmed: TransferEvent = { name: 'confirmed', speed: 'fast', summary: SUMMARY, phone: '+370***01', resendAt: 60_000 };
const sent: TransferEvent = { name: 'sent', detailsHref: '/transactions/7' };
const applyEvents = (...events: readonly TransferEvent[]): TransferFlow => events.reduce(reduceTransfer, initialTransfer);

it('goes from the fee, average by default, to the code and to the end (LIM-084, TRS-038, D-TRS-30)', () => {
  expect(initialTransfer.step).toEqual({ name: 'fee', speed: 'average' });
  expect(applyEvents(confirmed).step).toEqual({ name: 'code', phone: '+370***01', summary: SUMMARY, resendAt: 60_000 });
  expect(applyEvents(confirmed, { name: 'resent', resendAt: 120_000 }).step).toMatchObject({ resendAt: 120_000 });
  expect(applyEvents(confirmed, sent).step).toEqual({ name: 'finished', summary: SUMMARY, detailsHref: '/transactions/7' });
});

it('goes back from the code to the chosen fee, but not after sending (D-TRS-33)', () => {
  expect(applyEvents(confirmed, { name: 'wentBack' }).step).toEqual({ name: 'fee', speed: 'fast' });
  expect(applyEvents(confirmed, sent, { name: 'wentBack' }).step.name).toBe('finished');
  expect(applyEvents(confirmed, { name: 'wentBack' }, sent).step.name).toBe('finished');
});

it('returns to the fee with a dialog when signing fails (D-SEND-23)', () => {
  expect(applyEvents(confirmed, { name: 'gaveUp', message: '' }).step).toEqual({ name: 'fee', speed: 'fast', message: '' });
});
