import { ethereumAddress, witnessAddress } from '@wallet/core/addresses/networkAddress';
import { createHash } from 'node:crypto';
import type { SummaryRow } from '../database/columns.ts';
import { lookUpBank } from '../kernel/bank/bankLookup.ts';
import { transactionHash } from '../kernel/wallet/networks.ts';
import { summaryRow } from '../ledger/progress.ts';
import { cards } from './holdings.ts';

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
const PARTIES = 8;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Always picks the same value for the same order, and different ones for neighbours. */
const pick = <Value>(values: readonly [Value, ...Value[]], place: number): Value => values[(place * 5 + 3) % values.length] ?? values[0];

/** Returns one of a few addresses of the network, so that most of them repeat (MKT-022). */
function addressOf(currency: string, way: string, place: number): string {
  const account = digest(`${way} ${currency === 'BTC' ? 'BTC' : 'ETH'} ${place % PARTIES}`).subarray(0, 20);
  return currency === 'BTC' ? witnessAddress(account) : ethereumAddress(account);
}

function bankParty(label: 'Beneficiary' | 'Sender', { name, place }: PastHolder): PastParty {
  const iban = pick(ownIbans, place);
  const bank = lookUpBank(iban);
  return {
    counterparty: `${name}, ${iban.slice(0, 4)} ···· ${iban.slice(-4)}`,
    rows: [
      summaryRow(label, name),
      ...('bank' in bank ? [summaryRow('Bank', bank.bank.name)] : []),
      summaryRow('IBAN', iban, { long: true, copy: true }),
    ],
  };
}

function networkParty(way: 'to' | 'from', currency: string, { customerId, place }: PastHolder): PastParty {
  const address = addressOf(currency, way, place);
  const hash = transactionHash(currency, digest(`${customerId} ${place}`));
  return {
    counterparty: address,
    rows: [
      summaryRow(way === 'to' ? 'To address' : 'From address', address, { long: true, copy: true }),
      summaryRow('Transaction hash', hash, { long: true, copy: true }),
    ],
  };
}

/** Returns the other party of a past order: an own account at another bank, a card, an address, or none (MKT-021 to MKT-023). */
export function pastParty(type: string, currency: string, holder: PastHolder): PastParty {
  switch (type) {
    case 'top_up_sepa':
      return bankParty('Sender', holder);
    case 'withdraw_sepa':
      return bankParty('Beneficiary', holder);
    case 'top_up_card': {
      const { name } = pick<(typeof cards)[number]>(cards, holder.place);
      return { counterparty: name, rows: [summaryRow('Card', name)] };
    }
    case 'send':
    case 'token_send':
      return networkParty('to', currency, holder);
    case 'receive':
    case 'token_receive':
      return networkParty('from', currency, holder);
    default:
      return { counterparty: null, rows: [] };
  }
}
