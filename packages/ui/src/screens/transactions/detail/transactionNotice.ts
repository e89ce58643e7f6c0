import type { TransactionDetail } from './TransactionDetail.types.ts';
import type { transactionDetailTexts } from './transactionDetail.texts.ts';

/** The notice about an order's status, and its severity; null when none is needed (TXN-013 to TXN-016, D-TXN-07 to D-TXN-09). */
export type TransactionNotice = {
  readonly kind: 'warning' | 'negative' | 'info';
  /** `clock` when it is a matter of time, `error` when the order has failed. */
  readonly icon: 'clock' | 'error';
  readonly text: string;
  readonly pointsToSupport: boolean;
};

export function transactionNotice(
  { status, group, amountIsEstimate, rejectedMessage }: TransactionDetail,
  texts: typeof transactionDetailTexts,
): TransactionNotice | null {
  switch (status) {
    case 'completed':
      return null;
    case 'pending':
      return amountIsEstimate ? { kind: 'warning', icon: 'clock', text: texts.estimate, pointsToSupport: false } : null;
    case 'moderate':
      return { kind: 'info', icon: 'clock', text: texts.complianceCheck(texts.nouns[group]), pointsToSupport: false };
    case 'rejected':
      return { kind: 'negative', icon: 'error', text: rejectedMessage ?? texts.rejected, pointsToSupport: rejectedMessage === null };
  }
}
