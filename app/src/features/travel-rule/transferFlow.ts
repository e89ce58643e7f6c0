import type { TransferSpeed, TransferSummary } from '@wallet/ui/patterns/transfer/Transfer.types';
import type { TravelRuleTransferStep } from '@wallet/ui/screens/travel-rule/TravelRuleTransactionScreen.types';

export type TransferEvent =
  | {
      readonly name: 'confirmed';
      readonly speed: TransferSpeed;
      readonly summary: TransferSummary;
      readonly phone: string;
      readonly resendAt: number;
    }
  | { readonly name: 'resent'; readonly resendAt: number }
  /** Nothing was sent; the prepared operation is dropped. */
  | { readonly name: 'gaveUp'; readonly message: string }
  | { readonly name: 'sent'; readonly detailsHref: string }
  | { readonly name: 'wentBack' };

/** The step on the screen, the chosen fee, and what was prepared last. */
export type TransferFlow = {
  readonly step: TravelRuleTransferStep;
  readonly speed: TransferSpeed;
  readonly summary: TransferSummary | null;
};

/** 'average' is chosen where it is offered (D-TRS-30). */
export const firstTransfer: TransferFlow = { step: { name: 'fee', speed: 'average' }, speed: 'average', summary: null };

/** The fee, the code, the end (TRS-038). What is sent has ended: nothing leads back from there. */
export function transferFlow(flow: TransferFlow, event: TransferEvent): TransferFlow {
  const { step, speed, summary } = flow;
  switch (event.name) {
    case 'confirmed': {
      const { phone, resendAt } = event;
      return { speed: event.speed, summary: event.summary, step: { name: 'code', phone, summary: event.summary, resendAt } };
    }
    case 'resent':
      return step.name === 'code' ? { ...flow, step: { ...step, resendAt: event.resendAt } } : flow;
    case 'gaveUp':
      return { ...flow, step: { name: 'fee', speed, message: event.message } };
    case 'sent':
      return summary === null ? flow : { ...flow, step: { name: 'finished', summary, detailsHref: event.detailsHref } };
    case 'wentBack':
      return step.name === 'code' ? { ...flow, step: { name: 'fee', speed } } : flow;
  }
}
