import type { Id } from '../../../components/OptionPicker/findOptions.ts';
import type { Money } from '@wallet/core/money/money';
import type { WriteText } from '../../../foundations/copying/useCopyConfirmation.ts';
import type { AddressBook } from '../../../patterns/addressBook/AddressBook.types.ts';
import type { CallOutcome } from '../../../patterns/form/CallOutcome.ts';
import type { HeldTransferProps } from './HeldTransfer.tsx';
import type { TrustRecipientProps } from './TrustRecipient.tsx';
import type { LoadFailure } from '../../../patterns/PageStates/PageState.ts';
import type { PriceState } from '../../../patterns/PriceBreakdown/PriceBreakdown.types.ts';
import type {
  TransactionGroup,
  TransactionMark,
  TransactionParty,
  TransactionStatus,
} from '../../../patterns/TransactionList/TransactionList.types.ts';

export type TransactionRowState = 'pending' | 'moderate' | 'in_progress' | 'success' | 'fail';

export type TransactionDetailRow = {
  readonly name: string;
  readonly value: string;
  readonly state: TransactionRowState | null;
  /** The value is shortened to its first 20 and last 4 characters (TXN-017). */
  readonly long: boolean;
  readonly copy: boolean;
  /** Selects the label in the reader's language, if it is known. @default `name` as received */
  readonly code?: string | undefined;
  /** Shown instead of `value`, which is then what gets copied. */
  readonly amount?: Money | undefined;
  readonly rate?: { readonly base: string; readonly quote: string; readonly value: string } | undefined;
  readonly account?: { readonly type: string; readonly currency: string } | undefined;
  /** One of `passed`, `in_progress`, `waiting`, `completed`, `rejected`, `none`. */
  readonly words?: string | undefined;
};

/** A group of rows. Those with a state are the stages of the order, in order. */
export type TransactionDetailSection = {
  readonly name: string;
  readonly code?: string | undefined;
  readonly rows: readonly TransactionDetailRow[];
};

/** What left the customer and what arrived, unsigned. The fee is a row of the sections. */
export type TransactionFlow = { readonly left: Money; readonly arrived: Money };

export type TransactionDetail = {
  readonly id: Id;
  /** As customers know it: the provider's title, or the one of the order's type (D-TXN-04). */
  readonly title: string;
  readonly status: TransactionStatus;
  readonly group: TransactionGroup;
  /** @default the mark of its group */
  readonly mark?: TransactionMark | undefined;
  /** Unsigned; the group gives the direction (D-TXN-10). */
  readonly volume: Money;
  /** Value in the currency of the totals when the order was placed. */
  readonly worth?: Money | undefined;
  /** Between two currencies its sides stand for the volume. null for a type without one (TXN-026), or if a side is unknown. */
  readonly flow: TransactionFlow | null;
  /** Present when the provider reports it. */
  readonly party?: TransactionParty | undefined;
  /** Formatted for display: '14 Mar 2026, 09:26 UTC'. */
  readonly time: string;
  /** When the order was completed or rejected, formatted as `time`. @default unknown, or still in progress */
  readonly finishedTime?: string | undefined;
  /** True when a pending order of this type states that its exact amount follows later (TXN-013, D-TXN-08). @default false */
  readonly amountIsEstimate?: boolean | undefined;
  /** Why it was rejected, in the provider's words. @default the customer is referred to the support */
  readonly rejectedMessage?: string | null | undefined;
  /** The address that a send went to; null for every other order. @default null */
  readonly recipient?: string | null | undefined;
  /** The customer's own note; '' for none (WISH-024). @default '' */
  readonly note?: string | undefined;
  /** The price of the order, loaded separately. @default no prices are shown */
  readonly price?: PriceState;
  readonly sections: readonly TransactionDetailSection[];
};

export type TransactionDetailState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly detail: TransactionDetail };

export type TransactionDetailDialogProps = {
  /** The order, and whether it has loaded. */
  readonly state: TransactionDetailState;
  /** @default true */
  readonly open?: boolean;
  /** The dialog was closed, in whatever way. */
  readonly onClose: () => void;
  /** Set for an order that was just placed: shows the next steps, and a link to continue. @default an existing order */
  readonly placed?: { readonly doneHref: string } | undefined;
  /** Where an order like it is placed. @default the order cannot be repeated */
  readonly againHref?: string | undefined;
  /** Saves the customer's note; '' removes it. Without it there is no field for a note. */
  readonly onNote?: ((note: string) => void) | undefined;
  /** For an order on hold, shown instead of the notice about a review (BRAKE-011). Omit it for any other. */
  readonly held?: HeldTransferProps | undefined;
  /** Offers to trust the recipient of a completed order. Omit it when there is no recipient to trust. */
  readonly trust?: TrustRecipientProps | undefined;
  /** Where the recipient of a send can be saved. Omit it where the product has no address book. */
  readonly addressBook?: AddressBook | undefined;
  /** Fetches the receipt of a completed order and passes it to the browser. @default only printing is offered */
  readonly onReceipt?: (() => Promise<CallOutcome>) | undefined;
  /** Prints the page. @default the browser's print dialog */
  readonly onPrint?: (() => void) | undefined;
  /** Replaces the browser's clipboard. If it rejects, the value is selected instead. */
  readonly onCopy?: WriteText | undefined;
  /** The support page. */
  readonly supportHref: string;
};
