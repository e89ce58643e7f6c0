import type { CardTopUpIssue, CardTopUpState } from '@wallet/ui/screens/card-topup/CardTopUpScreen.types';

export type CardTopUpEvent =
  { readonly name: 'began' | 'cancelled' | 'issueRead' } | { readonly name: 'ended'; readonly issue: CardTopUpIssue };

export const form: CardTopUpState = { name: 'form', issue: null };

/** The form, then the payment until its result; a cancelled confirmation leaves no word (CARD-022). */
export function cardTopUpFlow(_: CardTopUpState, event: CardTopUpEvent): CardTopUpState {
  switch (event.name) {
    case 'began':
      return { name: 'processing' };
    case 'cancelled':
    case 'issueRead':
      return form;
    case 'ended':
      return { name: 'form', issue: event.issue };
  }
}
