import { TransactionDetailDialog } from '@wallet/ui/screens/transactions/TransactionDetailDialog';
import type { TransactionDetailState } from '@wallet/ui/screens/transactions/TransactionDetail.types';
import { useEffect, useRef, useState } from 'react';
import { isNotFound, loadFailure } from '../../api/loadFailure.ts';
import { useOrder } from '../../data/orders/useOrder.ts';
import { useAddressBook } from '../../operations/transfer/useAddressBook.ts';
import { whenOverlayEntryIsGone } from '@wallet/ui/patterns/OverlaySlot/overlayEntry';
import { transactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles.texts';
import { useLocale } from '@wallet/ui/texts/Locale';
import { useTexts } from '@wallet/ui/texts/Texts';
import { paths } from '../../routing/paths.ts';
import type { OrderNotes } from './useOrderNotes.ts';
import { toTransactionDetail } from './toTransactionDetail.ts';

const isOrderId = (text: string): boolean => /^\d{1,18}$/.test(text);

type OpenTransactionProps = {
  /** As the address says it. */
  readonly id: string;
  readonly notes: OrderNotes;
  /** The dialog is closed: the address is to be left. */
  readonly onLeave: () => void;
};

/** The details of one order over the list (TXN-006); an id that is none is not found (D-TXN-26). */
export function OpenTransaction({ id, notes, onLeave }: OpenTransactionProps) {
  const [isOpen, setOpen] = useState(true);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => (isOpen ? undefined : whenOverlayEntryIsGone(() => leave.current())), [isOpen]);
  const close = () => setOpen(false);
  return isOrderId(id) ? (
    <KnownTransaction id={id} notes={notes} open={isOpen} onClose={close} />
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

type KnownTransactionProps = { readonly id: string; readonly notes: OrderNotes; readonly open: boolean; readonly onClose: () => void };

function KnownTransaction({ id, notes, open, onClose }: KnownTransactionProps) {
  const order = useOrder(id);
  const titles = useTexts(transactionTitles);
  const locale = useLocale();
  const addressBook = useAddressBook();
  const state = ((): TransactionDetailState => {
    if (order.data !== undefined) return { kind: 'ready', detail: toTransactionDetail(order.data, titles, locale, notes.of(id)) };
    if (order.error === null) return { kind: 'loading' };
    if (isNotFound(order.error)) return { kind: 'notFound' };
    return { kind: 'failed', failure: loadFailure(order.error), onRetry: () => void order.refetch() };
  })();
  return (
    <TransactionDetailDialog
      state={state}
      open={open}
      onClose={onClose}
      addressBook={addressBook}
      onNote={(note) => notes.write(id, note)}
      supportHref={paths.support.to()}
    />
  );
}
