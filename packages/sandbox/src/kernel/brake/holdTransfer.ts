import { formatIban } from '@wallet/core/format/formatIban';
import { addSeconds } from '../../clock/clock.ts';
import type { Customer } from '../authenticate.ts';
import type { Hold, NewOrder } from '../../ledger/orders.ts';
import type { Recipient } from '../payee/recipients.ts';
import type { Settings } from '../settings.ts';
import type { Pause } from './brakeTransfer.ts';
import { knownLanguage } from '../../words/language.ts';
import { say } from '../../words/say.ts';

type Terms = {
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

const START = { address: 7, iban: 4 } as const;
const END = { address: 5, iban: 4 } as const;

/** Shortens a recipient but keeps it recognisable. */
const shortened = ({ kind, value }: Recipient): string =>
  kind === 'iban'
    ? `${formatIban(value).slice(0, START.iban)} … ${value.slice(-END.iban)}`
    : `${value.slice(0, START.address)}…${value.slice(-END.address)}`;

const spokenMoment = (moment: Date): string =>
  `${moment.toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })}, ${moment.toISOString().slice(11, 16)} UTC`;

/** Returns the hold of an order that the brake asked about, with the e-mail that announces it (BRAKE-017); null if nothing is held. */
export function holdTransfer({ settings, customer, origin, pause, recipient, volume, now }: Terms): Holding | null {
  const seconds = settings.number('brake_pause_seconds');
  if (pause === null || seconds === 0) return null;
  const until = addSeconds(now, seconds);
  const language = knownLanguage(customer.language);
  const body = [
    say(`Your transfer of ${volume} to ${shortened(recipient)} is on hold.`, language),
    say(`It leaves on ${spokenMoment(until)}. Until then you can cancel it and get everything back: ${origin}/transactions/{id}`, language),
  ].join('\n');
  return {
    hold: { until, seconds, reasons: pause.reasons, purpose: pause.purpose },
    message: { to: customer.email, subject: say('Your transfer is on hold', language), body },
  };
}
