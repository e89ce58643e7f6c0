import { encodeEthereumAddress, encodeWitnessAddress } from '@wallet/core/addresses/networkAddress';
import { createHash } from 'node:crypto';
import type { SummaryRow } from '../database/columns.ts';
import { lookUpBank } from '../kernel/bank/bankLookup.ts';
import { formatTransactionHash } from '../kernel/wallet/networks.ts';
import { createSummaryRow } from '../ledger/summary.ts';
import { cards } from './holdings.ts';
import type { PastOrder } from './pastOrders.ts';

export type PastParty = { readonly counterparty: string | null; readonly rows: readonly SummaryRow[] };
export type PastHolder = {
  /** Name of the customer, who also holds their accounts at other banks. */
  readonly name: string;
  readonly customerId: number;
  /** Position among the customer's orders, which determines the party and the hash. */
  readonly place: number;
};

/** The customer's own accounts at other banks. Transfers come from and go to these alone (RULE-008, RULE-009). */
const ownIbans = ['DE89370400440532013000', 'EE382200221020145685', 'FR1420041010050500013M02606'] as const;
const ADDRESS_COUNT = 8;

const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Always picks the same value for the same order, and different ones for neighbours. */
const pick = <Value>(values: readonly [Value, ...Value[]], place: number): Value => values[(place * 5 + 3) % values.length] ?? values[0];

/** Returns the completed withdrawals to an account among all of a customer's orders. */
export const findWithdrawals = (orders: readonly PastOrder[], iban: string): readonly PastOrder[] =>
  orders.filter(({ type, status }, place) => type === 'withdraw_sepa' && status === 'completed' && pick(ownIbans, place) === iban);

/** Returns one of a few addresses of the network, so that most of them repeat (MKT-022). */
function deriveAddress(currency: string, way: string, place: number): string {
  const account = hashText(`${way} ${currency === 'BTC' ? 'BTC' : 'ETH'} ${place % ADDRESS_COUNT}`).subarray(0, 20);
  return currency === 'BTC' ? encodeWitnessAddress(account) : encodeEthereumAddress(account);
}

function createBankParty(label: 'Beneficiary' | 'Sender', { name, place }: PastHolder): PastParty {
  const iban = pick(ownIbans, place);
  const bank = lookUpBank(iban);
  return {
    counterparty: `${name}, ${iban.slice(0, 4)} ···· ${iban.slice(-4)}`,
    rows: [
      createSummaryRow(label, name),
      ...('bank' in bank ? [createSummaryRow('Bank', bank.bank.name)] : []),
      createSummaryRow('IBAN', iban, { long: true, copy: true }),
    ],
  };
}

function createNetworkParty(way: 'to' | 'from', currency: string, { customerId, place }: PastHolder): PastParty {
  const address = deriveAddress(currency, way, place);
  const hash = formatTransactionHash(currency, hashText(`${customerId} ${place}`));
  return {
    counterparty: address,
    rows: [
      createSummaryRow(way === 'to' ? 'To address' : 'From address', address, { long: true, copy: true }),
      createSummaryRow('Transaction hash', hash, { long: true, copy: true }),
    ],
  };
}

/** Returns what a past order says of its other party: an own account at another bank, a card, an address (MKT-021 to MKT-023). */
export function createPastParty(type: string, currency: string, holder: PastHolder): PastParty {
  switch (type) {
    case 'top_up_sepa':
      return createBankParty('Sender', holder);
    case 'withdraw_sepa':
      return createBankParty('Beneficiary', holder);
    case 'top_up_card': {
      const { name } = pick<(typeof cards)[number]>(cards, holder.place);
      return { counterparty: name, rows: [createSummaryRow('Card', name)] };
    }
    case 'send':
    case 'token_send':
      return createNetworkParty('to', currency, holder);
    case 'receive':
    case 'token_receive':
      return createNetworkParty('from', currency, holder);
    default:
      return { counterparty: null, rows: [] };
  }
}
