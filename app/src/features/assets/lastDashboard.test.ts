import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import { readLastDashboard, formatLastDashboard } from './lastDashboard.ts';

const content = {
  total: money('119964.44', 'EUR', 2),
  groups: [{ name: 'cash', count: 2, balance: null, href: '/account-group/cash' } as const],
  alerts: [
    { id: 'a', subject: 'kycStep', text: null, date: 'Today, 14:03', href: '/signup/kyc' },
    { id: 'b', subject: 'other', text: 'Read the news', note: '', level: 'message', date: null, href: null },
  ] as const,
  inProgress: 1,
  held: money('600.00', 'EUR', 2),
};
const text = formatLastDashboard({ at: 1000, userId: '7', content });

it('restores the figures and alerts of a customer (WISH-015)', () => {
  expect(readLastDashboard(text, '7', 'EUR')).toEqual({ at: 1000, userId: '7', content });
});

it.each([
  ['another customer', text, '8', 'EUR'],
  ['another currency', text, '7', 'USD'],
  ['a text of another shape', text.replace('"count":2', '"count":"two"'), '7', 'EUR'],
  ['no JSON', '{"at"', '7', 'EUR'],
  ['nothing', null, '7', 'EUR'],
])('restores nothing for %s (WISH-015)', (_, kept, userId, currency) => {
  expect(readLastDashboard(kept, userId, currency)).toBeNull();
});
