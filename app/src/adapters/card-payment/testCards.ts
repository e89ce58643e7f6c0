import type { StripeIssue } from './StripeClient.ts';

/** Numbers that the card provider has published for tests, and what it declines them with; all others go on to the check. */
const declines: Readonly<Record<string, StripeIssue>> = {
  '4000000000000002': { code: 'card_declined', message: 'Your card was declined.' },
  '4000000000009995': { code: 'card_declined', message: 'Your card has insufficient funds.' },
  '4000000000009987': { code: 'card_declined', message: 'Your card was declined.' },
  '4000000000009979': { code: 'card_declined', message: 'Your card was declined.' },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  '4000000000000119': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

/** Why a number is declined at once; undefined for one that is not. */
export const declineOf = (number: string): StripeIssue | undefined => declines[number.replaceAll(/\D/g, '')];
