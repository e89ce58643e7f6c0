import { builtInLocale } from '@wallet/core/format/locale';
import type { TravelRuleStatus, UserInfo } from '@wallet/contract/customer/user-info';
import { expect, it } from 'vitest';
import { toDatedAlerts, findUnknownSubjects } from './toAlerts.ts';

const toAlerts = (notifications: UserInfo['notifications'], now: Date) =>
  toDatedAlerts(notifications, now, builtInLocale).map(({ alert }) => alert);
const NOW = new Date('2026-03-14T12:00:00.000Z');
const toSeconds = (iso: string) => Date.parse(iso) / 1000;

it('links the three subjects to the page that resolves them (HOME-031, USR-031, D-HOME-15)', () => {
  const alerts = toAlerts(
    [
      { subject: 'kyc-step-required', content: 'One more step' },
      { subject: 'card-operation-awaits-address-verification', content: 'A card top-up awaits' },
      { subject: 'address-verification-required', content: 'Confirm' },
    ],
    NOW,
  );
  expect(alerts.map(({ subject, href }) => [subject, href])).toEqual([
    ['kycStep', '/signup/kyc'],
    ['cardAwaitsAddress', '/address-verification'],
    ['addressRequired', '/address-verification'],
  ]);
});

it('sorts alerts newest first, undated ones last, and keeps the order of equal dates (HOME-032)', () => {
  const alerts = toAlerts(
    [
      { subject: 'undated', content: 'a' },
      { subject: 'old', content: 'b', date: toSeconds('2026-03-01T09:00:00Z') },
      { subject: 'new', content: 'c', date: toSeconds('2026-03-14T09:26:00Z') },
      { subject: 'undated-too', content: 'd' },
      { subject: 'new-too', content: 'e', date: toSeconds('2026-03-14T09:26:00Z') },
    ],
    NOW,
  );
  expect(alerts.map(({ text }) => text)).toEqual(['c', 'e', 'b', 'a', 'd']);
  expect(alerts.map(({ date }) => date)).toEqual(['Today, 09:26', 'Today, 09:26', 'Mar 01, 09:00', null, null]);
});

it('shows the provider’s text for an unknown subject and leaves out what cannot be read (D-HOME-14)', () => {
  const notifications = [null, { subject: 'of-tomorrow', content: 'Something new' }, { subject: 'kyc-step-required', content: 'a' }];
  expect(toAlerts(notifications, NOW)).toMatchObject([
    { subject: 'other', text: 'Something new', href: null },
    { subject: 'kycStep', text: 'a' },
  ]);
  expect(findUnknownSubjects(notifications)).toEqual(['of-tomorrow']);
});

it('distinguishes messages from warnings: an unknown level is a message, none a warning (USR-017, D-USR-03)', () => {
  const levels = ['message', 'warning', 'unknown', undefined] as const;
  const notifications = levels.map((level, index) => ({ subject: 'news', content: `${index}`, ...(level === undefined ? {} : { level }) }));
  expect(toAlerts(notifications, NOW).map(({ level }) => level)).toEqual(['message', 'warning', 'message', 'warning']);
});

it('identifies an alert by its content, so that it stays closed and is not shown twice (D-USR-09)', () => {
  const one = { subject: 'news', content: 'The same', date: 1 };
  expect(toAlerts([one, one], NOW)).toHaveLength(1);
  expect(toAlerts([{ subject: 'other-news', content: 'x' }, one], NOW)[0]?.id).toBe(toAlerts([one], NOW)[0]?.id);
});

const operation = { id: '31', amount: '0.50000000', currency: 'ETH' };
const buildInProgress = (status: TravelRuleStatus, currency = 'ETH') => ({
  subject: 'travel-rule-transaction-in-progress',
  content: { ...operation, currency, status },
});

it('links a received transfer without a sender to the sender form (RCV-014, D-RCV-10)', () => {
  expect(toAlerts([{ subject: 'receive-order-without-travel-rule-transaction', content: operation }], NOW)).toMatchObject([
    { subject: 'senderNeeded', text: '0.5\u00A0ETH', href: '/operation/travel-rule-receive/crypto/31' },
  ]);
});

it('links a send under review back to it, by its status (RCV-015, D-TRS-32, D-RCV-10)', () => {
  const alerts = toAlerts([buildInProgress('prepared', 'USDC'), buildInProgress('approved'), buildInProgress('rejected')], NOW);
  expect(alerts.map(({ subject, href }) => [subject, href])).toEqual([
    ['sendPending', '/operation/travel-rule-send/stablecoin/31?tx-status=prepared'],
    ['sendApproved', '/operation/travel-rule-send/crypto/31?tx-status=approved'],
    ['sendRejected', '/operation/travel-rule-send/crypto/31?tx-status=rejected'],
  ]);
});

it('hides a completed send (TRS-040)', () => {
  expect(toAlerts([buildInProgress('completed')], NOW)).toEqual([]);
});
