import { ethereumAddress, witnessAddress } from '@wallet/core/addresses/networkAddress';
import { createHash } from 'node:crypto';
import type { SummaryRow } from '../database/columns.ts';
import { lookUpBank } from '../kernel/bank/bankLookup.ts';
import { transactionHash } from '../kernel/wallet/networks.ts';
import { summaryRow } from '../ledger/progress.ts';
import { cards } from './holdings.ts';

/** Who is on the other side of an order of the past, as its row and its details say it. */
export type PastParty = { readonly counterparty: string | null; readonly rows: readonly SummaryRow[] };
export type PastHolder = {
  /** Of the customer, in whose name their own accounts elsewhere are too. */
  readonly name: string;
  readonly customerId: number;
  /** Which of the customer's orders it is: what tells its party and its hash. */
  readonly place: number;
};

/** The customer's own accounts at other banks: a transfer comes from nobody else and goes to nobody else (RULE-008, RULE-009). */
const ownIbans = ['DE89370400440532013000', 'EE382200221020145685', 'FR1420041010050500013M02606'] as const;
const PARTIES = 8;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Always the same for the same order, and no two neighbours alike. */
const pick = <Value>(values: readonly [Value, ...Value[]], place: number): Value => values[(place * 5 + 3) % values.length] ?? values[0];

/** One of a few addresses of the network: most of them occur more than once (MKT-022). */
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

/** Who an order of the past was with: an own account elsewhere, a card, an address, or nobody (MKT-021 to MKT-023). */
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
