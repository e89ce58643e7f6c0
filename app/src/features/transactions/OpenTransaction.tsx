import { ORDER_ID } from '@wallet/contract/values';
import type { Order } from '@wallet/contract/holdings/orders';
import { listRecordSections } from '@wallet/contract/holdings/orderRecord';
import { formatLongTimestamp } from '@wallet/core/format/formatDates';
import { type TransactionDetail, TransactionDetailDialog, type TransactionDetailState } from '@wallet/ui/screens/transactions';
import { useEffect, useRef, useState } from 'react';
import type { OrderPrice as WirePrice } from '@wallet/contract/operations/prices';
import type { OrderPrice, PriceState } from '@wallet/ui/patterns/PriceBreakdown';
import { isNotFound, toLoadFailure } from '../../api/errors.ts';
import { attempt, UNEXPECTED } from '../../api/outcome.ts';
import { saveFile } from '../../operations/saveFile.ts';
import { getSentAddress } from '../../data/orders/history.ts';
import { useFetchReceipt, useOrder } from '../../data/orders/orders.ts';
import { toMoney } from '../../api/toMoney.ts';
import {
  toOrderAmount,
  toOrderParty,
  getOrderFlow,
  getOrderMark,
  toOrderTitle,
  toOrderWorth,
  useWording,
  type Wording,
} from '../../operations/transactionRows.ts';
import { useAddressBook } from '../../operations/addressBook.ts';
import { paths } from '../../routing/paths.ts';
import { runWhenNoOverlay } from '../../operations/walletUi.ts';
import { useOperations } from '../../data/accounts.ts';
import { useOrderPrice } from '../../data/orders/prices.ts';
import { isPriced } from '../../operations/prices.ts';
import { useHold, useTrust } from './held.ts';
import type { OrderNotes } from './orderNotes.ts';

type OpenTransactionProps = {
  /** Path for placing the same order again after it was placed just now. Null for any other order. */
  readonly again: string | null;
  /** As given in the URL, possibly invalid. */
  readonly id: string;
  readonly notes: OrderNotes;
  readonly onLeave: () => void;
};

/** The details of an order over the list (TXN-006). An invalid id is not found (D-TXN-26). */
export function OpenTransaction({ id, again, notes, onLeave }: OpenTransactionProps) {
  const [isOpen, setOpen] = useState(true);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => (isOpen ? undefined : runWhenNoOverlay(() => leave.current())), [isOpen]);
  const close = () => setOpen(false);
  return ORDER_ID.test(id) ? (
    <KnownTransaction id={id} again={again} notes={notes} open={isOpen} onClose={close} />
  ) : (
    <TransactionDetailDialog
      state={{ kind: 'notFound' }}
      open={isOpen}
      onClose={close}
      onNote={() => undefined}
      supportHref={paths.support.to()}
    />
  );
}

/** The customer cannot resolve any refusal here. */
const receiptRules = { special: () => UNEXPECTED };

type KnownTransactionProps = Pick<OpenTransactionProps, 'id' | 'again' | 'notes'> & {
  readonly open: boolean;
  readonly onClose: () => void;
};

function KnownTransaction({ id, again, notes, open, onClose }: KnownTransactionProps) {
  const order = useOrder(id);
  const price = useOrderPriceState(order.data ?? null);
  const wording = useWording();
  const addressBook = useAddressBook();
  const fetchReceipt = useFetchReceipt();
  const hold = useHold(id, () => order.refetch());
  const trust = useTrust(order.data);
  const state = ((): TransactionDetailState => {
    if (order.data !== undefined) return { kind: 'ready', detail: { ...toTransactionDetail(order.data, wording, notes.get(id)), price } };
    if (order.error === null) return { kind: 'loading' };
    if (isNotFound(order.error)) return { kind: 'notFound' };
    return { kind: 'failed', failure: toLoadFailure(order.error), onRetry: () => void order.refetch() };
  })();
  return (
    <TransactionDetailDialog
      state={state}
      open={open}
      onClose={onClose}
      placed={again === null ? undefined : { doneHref: paths.assets.to() }}
      againHref={again ?? (order.data && toAgainPath(order.data))}
      addressBook={addressBook}
      held={order.data?.status === 'moderate' ? hold : undefined}
      trust={trust}
      onNote={(note) => notes.write(id, note)}
      onReceipt={() => attempt(async () => saveFile(await fetchReceipt(id), `receipt-${id}.pdf`), receiptRules)}
      supportHref={paths.support.to()}
    />
  );
}

/** Returns where an order of the same type is placed between the same accounts. Undefined for an order that the customer did not place. */
export function toAgainPath({ type, summary }: Order): string | undefined {
  const rows = summary.flatMap((section) => section.rows);
  const [from, to] = ['from_account', 'to_account'].map((code) => rows.find((row) => row.code === code)?.account);
  switch (type) {
    case 'withdraw_sepa':
      return from && paths.withdrawFiat.to({ accountId: from.id });
    case 'top_up_card':
    case 'top_up_sepa':
      return to && paths.topUpFiat.to({ accountId: to.id });
    case 'send':
    case 'token_send':
      return from && paths.send.to({ accountType: from.type, accountId: from.id });
    case 'exchange_fiat':
    case 'buy':
    case 'sell':
    case 'token_buy':
    case 'token_sell':
      return from && to && paths.exchange.to({ sourceType: from.type, sourceId: from.id, targetType: to.type, targetId: to.id });
    default:
      return undefined;
  }
}

/** Types whose pending amount is an estimate until the network has executed them (D-TXN-08). */
const ESTIMATED_TYPES: ReadonlySet<string> = new Set([
  'send',
  'buy',
  'sell',
  'exchange',
  'token_buy',
  'token_sell',
  'token_send',
  'token_migrate',
  'token_redemption',
  'token_instant_redemption',
]);

/** Maps an order to its dialog (TXN-013 to TXN-022). */
export function toTransactionDetail(order: Order, wording: Wording, note = ''): TransactionDetail {
  const { id, type, status, group, volume } = order;
  return {
    id,
    title: toOrderTitle(order, wording),
    status,
    group,
    mark: getOrderMark(type),
    volume: toOrderAmount(volume),
    worth: toOrderWorth(order),
    flow: getOrderFlow(order),
    party: toOrderParty(order),
    time: formatLongTimestamp(order.created_at, volume.currency, wording.locale),
    finishedTime: order.finished_at ? formatLongTimestamp(order.finished_at, volume.currency, wording.locale) : undefined,
    amountIsEstimate: ESTIMATED_TYPES.has(type),
    rejectedMessage: order.rejected_message === '' ? null : order.rejected_message,
    recipient: getSentAddress(order),
    note,
    sections: listRecordSections(order).map(({ rows, ...section }) => ({
      ...section,
      rows: rows.map((row) => ({ ...row, amount: row.amount && toMoney(row.amount.value, row.amount.currency) })),
    })),
  };
}

/** Order types whose price tells what their rate was made of (PRICE-007). */
const PRICED: ReadonlySet<string> = new Set(['exchange_fiat', 'buy', 'sell', 'token_buy', 'token_sell']);

/**
 * The price of an order in its details (PRICE-007).
 * @param order null while unknown
 */
function useOrderPriceState(order: { readonly id: string; readonly type: string } | null): PriceState {
  const operations = useOperations();
  const wanted = order !== null && PRICED.has(order.type) && isPriced(operations.data) ? order.id : null;
  const { data, error, refetch } = useOrderPrice(wanted);
  if (wanted === null) return { kind: 'none' };
  if (data === undefined) return error === null ? { kind: 'loading' } : { kind: 'failed', onRetry: () => void refetch() };
  const price = data && toOrderPrice(data);
  return price === null ? { kind: 'none' } : { kind: 'ready', price };
}

/** Converts the mark-up to an amount. Null for a kind unknown to this version. */
function toOrderPrice(price: WirePrice): OrderPrice | null {
  if (price.kind === 'unknown') return null;
  return {
    markup: toMoney(price.markup, price.currency),
    markupPercent: price.markup_percent,
    middleRate: price.middle_rate,
    base: price.base ?? '',
    quote: price.quote ?? '',
  };
}
