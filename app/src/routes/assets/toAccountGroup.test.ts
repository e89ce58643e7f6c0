import { operations } from '@wallet/contract/accounts';
import { assets } from '@wallet/contract/balances';
import { operationsExample } from '@wallet/contract/examples/accounts';
import { assetsExample } from '@wallet/contract/examples/balances';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toAccountGroup, type AccountGroupParts } from './toAccountGroup.ts';

const MANY = 2000;
const read = { assets: z.parse(assets, assetsExample), operations: z.parse(operations, operationsExample) };
const fiat = read.assets.accounts.fiat[0];
const held = read.operations.accounts.find(({ type }) => type === 'fiat');

/** So many fiat accounts, each of which the provider lets top up and exchange into every other. */
function partsOf(count: number): AccountGroupParts {
  if (fiat === undefined || held?.type !== 'fiat') throw new Error('The examples of the contract hold a fiat account.');
  const ids = Array.from({ length: count }, (_, place) => place + 10_000);
  const targetIds = ids.map((id) => `fiat:${id}`);
  return {
    assets: { ...read.assets, accounts: { ...read.assets.accounts, fiat: ids.map((id) => ({ ...fiat, id })) } },
    operations: {
      ...read.operations,
      accounts: ids.map((id) => ({ ...held, id })),
      operations: [
        { type: 'topup', accountIds: ids, targetIds: ['bank:1'] },
        { type: 'exchange', accountIds: ids, targetIds },
      ],
    },
    dynamic: [],
    grow: [],
    primary: 'EUR',
    product: 'Halden',
  };
}

function fastest(work: () => void): number {
  const times = Array.from({ length: 9 }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return Math.min(...times);
}

it('HOME-013 HOME-017 of 2,000 accounts every one has its provider, and the row that opens its actions', () => {
  const { content } = toAccountGroup('cash', partsOf(MANY));
  expect(content.count).toBe(MANY);
  expect(content.sections).toHaveLength(1);
  expect(content.sections[0]?.items.at(-1)?.actions).toEqual(['topup', 'exchange', 'history']);
});

it('HOME-013 ten times the accounts take about ten times as long, not a hundred times', () => {
  const [few, many] = [partsOf(MANY / 10), partsOf(MANY)];
  const ratio = fastest(() => toAccountGroup('cash', many)) / fastest(() => toAccountGroup('cash', few));
  expect(ratio).toBeLessThan(40);
});
