import { describe, expect, it } from 'vitest';
import { choicesOf, pickService, pickTransaction } from './reportChoices.ts';
import type { TransactionsOptions } from './ReportsScreen.types.ts';

const options: TransactionsOptions = {
  services: [
    { key: 'accounts', name: 'Halden accounts', icon: null },
    { key: 'markets', name: 'Halden markets', icon: null },
    { key: 'new', name: 'Halden new', icon: null },
  ],
  transactions: [
    { key: 'all', name: 'All transactions', forServices: ['accounts', 'markets'] },
    { key: 'incomings', name: 'Top ups', forServices: ['accounts'] },
    { key: 'unit_purchase', name: 'Unit purchases', forServices: ['markets'] },
  ],
  assets: [
    { key: 'all', name: 'All assets', icon: null, forServices: ['accounts', 'markets'], forTransactions: ['all', 'incomings'] },
    { key: 'EUR', name: 'Euro', icon: null, forServices: ['accounts'], forTransactions: ['all', 'incomings'] },
    { key: 'RSN', name: 'Rosen Robotics', icon: null, forServices: ['markets'], forTransactions: ['all', 'unit_purchase'] },
  ],
};
const keysOf = ({ service, transaction, asset }: ReturnType<typeof choicesOf>) => [service?.key, transaction?.key, asset?.key];

describe('the choices', () => {
  it('start with the first service, its first type and the first asset of both (D-REP-03)', () => {
    expect(keysOf(choicesOf(options, {}))).toEqual(['accounts', 'all', 'all']);
  });

  it('offer the types of the service, and the assets of service and type (D-REP-04)', () => {
    const choices = choicesOf(options, { service: 'markets', transaction: 'unit_purchase' });
    expect(choices.transactions.map(({ key }) => key)).toEqual(['all', 'unit_purchase']);
    expect(choices.assets.map(({ key }) => key)).toEqual(['RSN']);
  });

  it('are empty for a service without types (D-REP-05)', () => {
    expect(keysOf(choicesOf(options, { service: 'new' }))).toEqual(['new', undefined, undefined]);
    expect(keysOf(choicesOf({ ...options, services: [] }, {}))).toEqual([undefined, undefined, undefined]);
  });

  it('replace a selection that is no longer offered with the first valid one (D-REP-04)', () => {
    expect(keysOf(choicesOf(options, { service: 'gone', transaction: 'gone', asset: 'gone' }))).toEqual(['accounts', 'all', 'all']);
  });
});

describe('a new selection', () => {
  const picked = { service: 'accounts', transaction: 'incomings', asset: 'EUR' };

  it('resets type and asset to the first valid ones when the service changes (REP-015)', () => {
    const next = pickService(picked, choicesOf(options, picked), 'markets');
    expect(keysOf(choicesOf(options, next))).toEqual(['markets', 'all', 'all']);
  });

  it('resets the asset but keeps the service when the type changes (REP-016)', () => {
    const next = pickTransaction(picked, choicesOf(options, picked), 'all');
    expect(keysOf(choicesOf(options, next))).toEqual(['accounts', 'all', 'all']);
  });

  it('resets nothing when it equals the current option, picked or default (D-REP-04)', () => {
    expect(pickService(picked, choicesOf(options, picked), 'accounts')).toBe(picked);
    expect(pickTransaction(picked, choicesOf(options, picked), 'incomings')).toBe(picked);
    const partly = { asset: 'EUR' };
    expect(pickService(partly, choicesOf(options, partly), 'accounts')).toBe(partly);
    expect(pickTransaction(partly, choicesOf(options, partly), 'all')).toBe(partly);
  });
});
