import type { TransferSummary } from '@wallet/ui/patterns/transfer/Transfer.types';
import type { SendIssues, SendStep, SendValues } from '@wallet/ui/screens/send/SendScreen.types';

export type SendEvent =
  | {
      readonly name: 'prepared';
      readonly values: SendValues;
      readonly summary: TransferSummary;
      readonly phone: string;
      readonly resendAt: number;
    }
  | { readonly name: 'resent'; readonly resendAt: number }
  | { readonly name: 'refused'; readonly issues: SendIssues; readonly message?: string }
  | { readonly name: 'sent'; readonly detailsHref: string }
  | { readonly name: 'wentBack' };

/** The step on the screen, and what was typed, which going back brings again (D-SEND-28). */
export type SendFlow = {
  readonly step: SendStep;
  readonly values: SendValues;
  /** Of the operation that was prepared last. */
  readonly summary?: TransferSummary;
};

const noValues: SendValues = { address: '', amount: '', comment: '', speed: 'average', beneficiaryName: '', beneficiaryCountry: '' };

/** The fee is 'average' when the form opens (SEND-007). */
export const firstSend: SendFlow = { step: { name: 'form', draft: noValues, issues: {} }, values: noValues };

/** Form, code, end. What is sent has ended: nothing leads back from there (SEND-034, SEND-046, SEND-048). */
export function sendFlow(flow: SendFlow, event: SendEvent): SendFlow {
  const { step, values } = flow;
  switch (event.name) {
    case 'prepared': {
      const { phone, summary, resendAt } = event;
      return { step: { name: 'code', phone, summary, resendAt }, values: event.values, summary };
    }
    case 'resent':
      return step.name === 'code' ? { ...flow, step: { ...step, resendAt: event.resendAt } } : flow;
    case 'refused': {
      const { issues, message } = event;
      return { ...flow, step: { name: 'form', draft: values, issues, ...(message === undefined ? {} : { message }) } };
    }
    case 'sent': {
      // Also for a customer who has gone back while the answer was on its way: what is sent is never shown as a form again.
      const { summary } = flow;
      return summary === undefined ? flow : { ...flow, step: { name: 'finished', summary, detailsHref: event.detailsHref } };
    }
    case 'wentBack':
      return step.name === 'code' ? { ...flow, step: { name: 'form', draft: values, issues: {} } } : flow;
  }
}
