import { describe, expect, it } from 'vitest';
import { resolveChoices, pickService, pickTransaction } from './reportChoices.ts';
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
const getKeys = ({ service, transaction, asset }: ReturnType<typeof resolveChoices>) => [service?.key, transaction?.key, asset?.key];

describe('the choices', () => {
  it('start with the first service, its first type and the first asset of both (D-REP-03)', () => {
    expect(getKeys(resolveChoices(options, {}))).toEqual(['accounts', 'all', 'all']);
  });

  it('offer the types of the service, and the assets of service and type (D-REP-04)', () => {
    const choices = resolveChoices(options, { service: 'markets', transaction: 'unit_purchase' });
    expect(choices.transactions.map(({ key }) => key)).toEqual(['all', 'unit_purchase']);
    expect(choices.assets.map(({ key }) => key)).toEqual(['RSN']);
  });

  it('are empty for a service without types (D-REP-05)', () => {
    expect(getKeys(resolveChoices(options, { service: 'new' }))).toEqual(['new', undefined, undefined]);
    expect(getKeys(resolveChoices({ ...options, services: [] }, {}))).toEqual([undefined, undefined, undefined]);
  });

  it('replace a selection that is no longer offered with the first valid one (D-REP-04)', () => {
    expect(getKeys(resolveChoices(options, { service: 'gone', transaction: 'gone', asset: 'gone' }))).toEqual(['accounts', 'all', 'all']);
  });
});

describe('a new selection', () => {
  const picked = { service: 'accounts', transaction: 'incomings', asset: 'EUR' };

  it('resets type and asset to the first valid ones when the service changes (REP-015)', () => {
    const next = pickService(picked, resolveChoices(options, picked), 'markets');
    expect(getKeys(resolveChoices(options, next))).toEqual(['markets', 'all', 'all']);
  });

  it('resets the asset but keeps the service when the type changes (REP-016)', () => {
    const next = pickTransaction(picked, resolveChoices(options, picked), 'all');
    expect(getKeys(resolveChoices(options, next))).toEqual(['accounts', 'all', 'all']);
  });

  it('resets nothing when it equals the current option, picked or default (D-REP-04)', () => {
    expect(pickService(picked, resolveChoices(options, picked), 'accounts')).toBe(picked);
    expect(pickTransaction(picked, resolveChoices(options, picked), 'incomings')).toBe(picked);
    const partly = { asset: 'EUR' };
    expect(pickService(partly, resolveChoices(options, partly), 'accounts')).toBe(partly);
    expect(pickTransaction(partly, resolveChoices(options, partly), 'all')).toBe(partly);
  });
});
