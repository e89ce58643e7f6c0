import { formatIban } from '@wallet/core/format/formatIban';
import { addSeconds } from '../../clock/clock.ts';
import type { Customer } from '../authenticate.ts';
import type { Hold, NewOrder } from '../../ledger/orders.ts';
import type { Recipient } from '../payee/recipients.ts';
import type { Settings } from '../settings.ts';
import type { Pause } from './brakeTransfer.ts';
import { parseLanguage } from '../../words/language.ts';
import { translateText } from '../../words/translateText.ts';

type HoldTerms = {
  readonly settings: Settings;
  readonly customer: Customer;
  /** Origin of the app, for the link in the e-mail. */
  readonly origin: string;
  readonly pause: Pause | null;
  readonly recipient: Recipient;
  /** Formatted: '600.00 EUR'. */
  readonly volume: string;
  readonly now: Date;
};
export type Holding = Pick<NewOrder, 'message'> & { readonly hold: Omit<Hold, 'isReviewed' | 'completedAfter'> };

/** The members to merge into the order of a held transfer. */
export const holdMembers = (
  { hold, ...message }: Holding,
  after: Pick<Hold, 'isReviewed' | 'completedAfter'>,
): Pick<NewOrder, 'hold' | 'message' | 'timer'> => ({
  ...message,
  hold: { ...hold, ...after },
  timer: { status: 'release', seconds: hold.seconds },
});

const START_LENGTH = { address: 7, iban: 4 } as const;
const END_LENGTH = { address: 5, iban: 4 } as const;

/** Shortens a recipient but keeps it recognisable. */
const shortenRecipient = ({ kind, value }: Recipient): string =>
  kind === 'iban'
    ? `${formatIban(value).slice(0, START_LENGTH.iban)} … ${value.slice(-END_LENGTH.iban)}`
    : `${value.slice(0, START_LENGTH.address)}…${value.slice(-END_LENGTH.address)}`;

const formatMoment = (moment: Date): string =>
  `${moment.toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })}, ${moment.toISOString().slice(11, 16)} UTC`;

/** Returns the hold of an order that the brake asked about, with the e-mail that announces it (BRAKE-017); null if nothing is held. */
export function holdTransfer({ settings, customer, origin, pause, recipient, volume, now }: HoldTerms): Holding | null {
  const seconds = settings.number('brake_pause_seconds');
  if (pause === null || seconds === 0) return null;
  const until = addSeconds(now, seconds);
  const language = parseLanguage(customer.language);
  const body = [
    translateText(`Your transfer of ${volume} to ${shortenRecipient(recipient)} is on hold.`, language),
    translateText(
      `It leaves on ${formatMoment(until)}. Until then you can cancel it and get everything back: ${origin}/transactions/{id}`,
      language,
    ),
  ].join('\n');
  return {
    hold: { until, seconds, reasons: pause.reasons, purpose: pause.purpose },
    message: { to: customer.email, subject: translateText('Your transfer is on hold', language), body },
  };
}
