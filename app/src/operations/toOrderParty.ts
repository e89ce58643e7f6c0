import { shortenAddress } from '@wallet/core/format/masks';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import type { TransactionMark, TransactionParty } from '@wallet/ui/patterns/TransactionList';

const marks: ReadonlyMap<string, TransactionMark> = new Map([
  ['top_up_card', 'card'],
  ['withdraw_card', 'card'],
  ['top_up_sepa', 'bank'],
  ['top_up_swift', 'bank'],
  ['top_up_fedwire', 'bank'],
  ['withdraw_sepa', 'withdraw'],
  ['withdraw_bik', 'withdraw'],
  ['withdraw_us_fedwire', 'withdraw'],
  ['withdraw_us_swift', 'withdraw'],
  ['withdraw_local_kzt', 'withdraw'],
  ['referral_bonus', 'gift'],
  ['sell', 'sell'],
  ['token_sell', 'sell'],
  ['securities_sell', 'sell'],
  ['buy', 'buy'],
  ['token_buy', 'buy'],
  ['securities_buy', 'buy'],
  ['token_purchase', 'units'],
]);

/** Returns the mark of a type, or undefined when it uses the mark of its group. */
export const getOrderMark = (type: string): TransactionMark | undefined => marks.get(type);

const CARD = /^(?<name>.*\D)\s(?<digits>\d{4})$/;
/** Addresses have no spaces and are longer than any name. */
const ADDRESS = /^\S{24,}$/;

/** Describes the other party of an order: "to Anna Keller", "Visa ·· 4242", "from bc1qar0…f5mdq". */
export function toOrderParty({
  type,
  group,
  counterparty,
}: Pick<OrderRow, 'type' | 'group' | 'counterparty'>): TransactionParty | undefined {
  if (counterparty === undefined || counterparty === null || counterparty === '') return undefined;
  const way = group === 'outgoings' ? 'to' : group === 'incomings' ? 'from' : 'by';
  const card = CARD.exec(counterparty)?.groups;
  if (marks.get(type) === 'card' && card !== undefined) return { way: 'by', name: `${card['name'] ?? ''} ·· ${card['digits'] ?? ''}` };
  if (ADDRESS.test(counterparty)) return { way, name: shortenAddress(counterparty) };
  const [name = counterparty, ...rest] = counterparty.split(', ');
  return { way, name, detail: rest.length === 0 ? undefined : rest.join(', ').replaceAll(' ', '\u00A0') };
}
