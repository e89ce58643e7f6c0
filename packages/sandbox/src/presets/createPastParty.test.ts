import { isNetworkAddress } from '@wallet/core/addresses/networkAddress';
import { describe, expect, it } from 'vitest';
import { createDemoOrders } from './createDemoOrders.ts';
import { createPastParty, findWithdrawals } from './createPastParty.ts';

const past = createDemoOrders(new Date('2026-11-21T12:00:00Z')).map((order, place) => {
  const currency = order.description.volume.currency;
  return { ...order, currency, party: createPastParty(order.type, currency, { customerId: 5001, name: 'Alice Hale', place }) };
});
const filterByType = (...types: readonly string[]) => past.filter(({ type }) => types.includes(type));
const listParties = (...types: readonly string[]) => new Set(filterByType(...types).map(({ party }) => party.counterparty));

describe('the demo customer’s history', () => {
  const network = filterByType('send', 'token_send', 'receive');
  const getDetail = ({ party }: (typeof network)[number], name: string) => party.rows.find((line) => line.name === name)?.value ?? '';

  it('has hashes in the format of each network, all different (MKT-021, MKT-022)', () => {
    for (const order of network) {
      expect(getDetail(order, 'Transaction hash')).toMatch(order.currency === 'BTC' ? /^[0-9a-f]{64}$/ : /^0x[0-9a-f]{64}$/);
    }
    expect(new Set(network.map((order) => getDetail(order, 'Transaction hash'))).size).toBe(network.length);
  });

  it('has valid addresses for each network, at least three of them repeated, and fees (MKT-022)', () => {
    const addresses = network.map((order) => {
      const address = order.party.counterparty ?? '';
      expect(isNetworkAddress(address, order.currency === 'BTC' ? 'BTC' : 'ETH')).toBe(true);
      expect(getDetail(order, order.type === 'receive' ? 'From address' : 'To address')).toBe(address);
      expect(order.description.parts.amounts.map(({ name }) => name)).toContain('Fee');
      return address;
    });
    const repeated = [...new Set(addresses)].filter((one) => addresses.filter((other) => other === one).length > 1);
    expect(repeated.length).toBeGreaterThanOrEqual(3);
  });

  it('names the holder and one of three own accounts on bank rows, and the card on card rows (MKT-023)', () => {
    const banks = ['Alice Hale, DE89 ···· 3000', 'Alice Hale, EE38 ···· 5685', 'Alice Hale, FR14 ···· 2606'];
    expect(listParties('top_up_sepa', 'withdraw_sepa')).toEqual(new Set(banks));
    expect(listParties('top_up_card')).toEqual(new Set(['Mastercard 4444', 'Visa 4242']));
  });

  it('finds the withdrawals to an account, which tell when it was last used (MKT-023)', () => {
    const iban = 'DE89370400440532013000';
    const shown = filterByType('withdraw_sepa').filter(
      ({ status, party }) => status === 'completed' && party.rows.some(({ value }) => value === iban),
    );
    expect(findWithdrawals(past, iban).map(({ at }) => at)).toEqual(shown.map(({ at }) => at));
    expect(shown.length).toBeGreaterThan(0);
  });

  it('says what arrived of each withdrawal (PRICE-023, MKT-024)', () => {
    const withdrawals = filterByType('withdraw_sepa');
    for (const { flow } of withdrawals.map(({ description }) => description))
      expect(Number(flow?.to.value)).toBeLessThan(Number(flow?.from.value));
  });

  it('has bonuses that add up to the total of the referral page (MKT-024)', () => {
    const cents = filterByType('referral_bonus').map((order) => Math.round(Number(order.description.volume.value) * 100));
    expect(cents.every((bonus) => bonus > 0)).toBe(true);
    expect(cents.reduce((sum, bonus) => sum + bonus, 0)).toBe(1743);
    expect(cents[0]).toBe(500);
    expect(past).toHaveLength(400);
  });
});
