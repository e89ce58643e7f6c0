import { travelRuleTransactionExample } from '@wallet/contract/examples/travel-rule';
import { travelRuleTransaction, type TravelRuleTransaction } from '@wallet/contract/operations/travel-rule';
import { travelRuleStatuses } from '@wallet/contract/customer/user-info';
import { money } from '@wallet/core/money/money';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toTransfer } from './transfer.ts';

const WIRE: TravelRuleTransaction = z.parse(travelRuleTransaction, travelRuleTransactionExample);

it('maps the provider’s transaction to the send that screens show (TRS-031, D-TRS-15, RCV-029)', () => {
  expect(toTransfer(WIRE, 'stablecoin')).toEqual({
    id: '70012',
    currency: 'USDC',
    amount: money('250.00000', 'USDC', 5),
    fromAccount: { id: 301, type: 'stablecoin', name: 'USD Coin', blockchain: { networkName: 'ERC-20', currency: 'ETH' } },
    toAddress: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    comment: 'Invoice 17',
    additionalDetails: WIRE.details,
    status: 'pending',
  });
  expect(toTransfer({ ...WIRE, comment: null }, 'stablecoin')?.comment).toBe('');
});

it('shows four of the seven statuses as pending (TRS-032)', () => {
  const shown = travelRuleStatuses.map((status) => [status, toTransfer({ ...WIRE, status }, 'stablecoin')?.status]);
  expect(Object.fromEntries(shown)).toEqual({
    draft: 'pending',
    prepared: 'pending',
    provider_required_action: 'pending',
    provider_started_review: 'pending',
    approved: 'approved',
    rejected: 'rejected',
    completed: 'completed',
  });
});

it.each([
  ['a type that does not fit the currency', WIRE, 'crypto'],
  ['a coin asked for as a stablecoin', { ...WIRE, currency: 'ETH' }, 'stablecoin'],
  ['what was received', { ...WIRE, direction: 'receive', originator_account: null }, 'stablecoin'],
] as const)('returns null for %s (D-TRS-23)', (_, wire, type) => {
  expect(toTransfer(wire, type)).toBeNull();
});
