import { formatIban } from '@wallet/core/format/formatIban';
import { addSeconds } from '../../clock/clock.ts';
import type { MoneyContext } from '../call.ts';
import { REVIEW_SECONDS } from '../../ledger/holds.ts';
import type { Hold, NewOrder } from '../../ledger/orders.ts';
import type { Recipient } from '../payee/recipients.ts';
import type { Pause } from './brakeTransfer.ts';
import { parseLanguage } from '../../words/language.ts';
import { translateText } from '../../words/translateText.ts';
import { writeMoment } from '../../words/writeMoment.ts';

type HoldTerms = Pick<MoneyContext, 'settings' | 'customer' | 'now'> & {
  /** Origin of the app, for the link in the e-mail. */
  readonly origin: string;
  readonly pause: Pause | null;
  readonly recipient: Recipient;
  /** Formatted: '600.00 EUR'. */
  readonly volume: string;
};
export type Holding = {
  readonly hold: Omit<Hold, 'isReviewed' | 'completedAfter'>;
  readonly message: NonNullable<NewOrder['message']>;
};

/**
 * The members of a transfer's order that say how it continues: after its hold, after a review, or without either.
 * @param completedAfter seconds in `pending`
 */
export function createHoldAndTimer(
  holding: Holding | null,
  isReviewed: boolean,
  completedAfter: number,
): Pick<NewOrder, 'hold' | 'message' | 'timer'> {
  if (holding !== null) {
    const { hold, message } = holding;
    return { message, hold: { ...hold, isReviewed, completedAfter }, timer: { status: 'release', seconds: hold.seconds } };
  }
  return {
    timer: isReviewed
      ? { status: 'pending', seconds: REVIEW_SECONDS, thenCompletedAfter: completedAfter }
      : { status: 'completed', seconds: completedAfter },
  };
}

const START_LENGTH = { address: 7, iban: 4 } as const;
const END_LENGTH = { address: 5, iban: 4 } as const;

/** Shortens a recipient but keeps it recognisable. */
const shortenRecipient = ({ kind, value }: Recipient): string =>
  kind === 'iban'
    ? `${formatIban(value).slice(0, START_LENGTH.iban)} … ${value.slice(-END_LENGTH.iban)}`
    : `${value.slice(0, START_LENGTH.address)}…${value.slice(-END_LENGTH.address)}`;

/** Returns the hold of an order that the brake asked about, with the e-mail that announces it (BRAKE-017); null if nothing is held. */
export function holdTransfer({ settings, customer, origin, pause, recipient, volume, now }: HoldTerms): Holding | null {
  const seconds = settings.number('brake_pause_seconds');
  if (pause === null || seconds === 0) return null;
  const until = addSeconds(now, seconds);
  const language = parseLanguage(customer.language);
  const body = [
    translateText(`Your transfer of ${volume} to ${shortenRecipient(recipient)} is on hold.`, language),
    translateText(
      `It leaves on ${writeMoment(until)}. Until then you can cancel it and get everything back: ${origin}/transactions/{id}`,
      language,
    ),
  ].join('\n');
  return {
    hold: { until, seconds, reasons: pause.reasons, purpose: pause.purpose },
    message: { to: customer.email, subject: translateText('Your transfer is on hold', language), body },
  };
}
