import type { Money } from '@wallet/core/money/money';
import type { WriteText } from '../../../foundations/copying/useCopied.ts';
import type { AddressBook } from '../../../patterns/addressBook/AddressBook.types.ts';
import type { CallOutcome } from '../../../patterns/form/CallOutcome.ts';
import type { HeldTransferProps } from './HeldTransfer.tsx';
import type { TrustRecipientProps } from './TrustRecipient.tsx';
import type { LoadFailure } from '../../../patterns/PageStates/PageState.ts';
import type { PriceState } from '../../../patterns/PriceBreakdown/PriceBreakdown.types.ts';
import type { TransactionGroup, TransactionMark, TransactionStatus } from '../../../patterns/TransactionList/TransactionList.types.ts';

export type TransactionRowState = 'pending' | 'moderate' | 'in_progress' | 'success' | 'fail';

export type TransactionDetailRow = {
  readonly name: string;
  readonly value: string;
  readonly state: TransactionRowState | null;
  /** The value is shortened to its first 20 and last 4 characters (TXN-017). */
  readonly long: boolean;
  readonly copy: boolean;
  /** What the row is: its label in the reader's language, where one is known. @default `name` as it came */
  readonly code?: string | undefined;
  /** In place of `value`, which is what is copied then. */
  readonly amount?: Money | undefined;
  readonly rate?: { readonly base: string; readonly quote: string; readonly value: string } | undefined;
  readonly account?: { readonly type: string; readonly currency: string } | undefined;
  /** `passed`, `in_progress`, `waiting`, `completed`, `rejected`. */
  readonly words?: string | undefined;
};

/** A group of rows; rows that have a state are the stages of the order, in their order. */
export type TransactionDetailSection = {
  readonly name: string;
  readonly code?: string | undefined;
  readonly rows: readonly TransactionDetailRow[];
};

export type TransactionDetail = {
  readonly id: string;
  /** In the customer's words: the provider's title, else the one of the order's type (D-TXN-04). */
  readonly title: string;
  readonly status: TransactionStatus;
  readonly group: TransactionGroup;
  /** @default the one of its group */
  readonly mark?: TransactionMark | undefined;
  /** Without sign; the group says the direction (D-TXN-10). Of an exchange, a purchase or a sale what came in. */
  readonly volume: Money;
  /** What left for it, without sign. */
  readonly left?: Money | undefined;
  /** In euros, when the order was made. */
  readonly worth?: Money | undefined;
  readonly flow: { readonly from: Money; readonly to: Money } | null;
  /** Ready to read: '14 Mar 2026, 09:26 UTC'. */
  readonly time: string;
  /** Whether a pending order of this type says that its exact amount comes later (TXN-013, D-TXN-08). */
  readonly amountIsEstimate: boolean;
  readonly rejectedMessage: string | null;
  /** The address that a send went to, null for every other order. */
  readonly recipient: string | null;
  /** The customer's own, kept on the device; '' for none (WISH-024). */
  readonly note: string;
  /** What it cost, asked for beside it. @default nothing is told of prices */
  readonly price?: PriceState;
  readonly sections: readonly TransactionDetailSection[];
};

export type TransactionDetailState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly detail: TransactionDetail };

export type TransactionDetailDialogProps = {
  readonly state: TransactionDetailState;
  /** @default true */
  readonly open?: boolean;
  readonly onClose: () => void;
  /** The order was just placed: what comes next is said, with a way on and one to the same again. @default it is looked up */
  readonly placed?: { readonly doneHref: string; readonly againHref: string } | undefined;
  /** Keeps the customer's note on the device; '' takes it away. */
  readonly onNote: (note: string) => void;
  /** Of an order on hold, instead of the word about its review (BRAKE-011); left out where it is not. */
  readonly held?: HeldTransferProps | undefined;
  /** Trust in the recipient of a completed order; left out where there is nobody to trust. */
  readonly trust?: TrustRecipientProps | undefined;
  /** Where the recipient of a send can be saved; left out where the product keeps none. */
  readonly addressBook?: AddressBook | undefined;
  /** Fetches the receipt of a completed order and hands it to the browser. @default printing alone is offered */
  readonly onReceipt?: (() => Promise<CallOutcome>) | undefined;
  /** Prints the page. @default the browser's */
  readonly onPrint?: (() => void) | undefined;
  /** Another clipboard than the browser's; a rejection selects the value instead. */
  readonly onCopy?: WriteText | undefined;
  readonly supportHref: string;
};
