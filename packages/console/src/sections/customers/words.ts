import type { Tone } from '../../parts/Section.tsx';

const labels: Readonly<Record<string, string>> = {
  draft: 'Registered by phone',
  on_board: 'Verified',
  temp_blocked: 'Blocked for now',
  blocked: 'Blocked',
  kyc_start: 'Identity check begun',
  kyc_finish: 'Identity check handed in',
  kyc_completed: 'Identity confirmed',
  moderating: 'Identity under review',
  refused: 'Refused',
  stuck: 'Registration given up',
  doc_expired: 'Document expired',
  none: 'None',
  pending: 'Under review',
  reject: 'Rejected',
  expired: 'Expired',
  success: 'Verified',
  allocated: 'Made, bound at the next sign-in',
  bound: 'Bound',
  disabled: 'Disabled',
  deleted: 'Deleted',
  closed: 'Closed',
  checks: 'Additional checks',
  checks_pending: 'Additional checks under way',
  document_pending: 'New document being checked',
  verified: 'Verified',
  not_verified: 'Not verified',
};

export const getLabel = (word: string): string => labels[word] ?? word;

/** Options with label and value: "Verified (on_board)" (OPSC-008). */
export const toOptions = (list: readonly string[]): readonly { readonly value: string; readonly label: string }[] =>
  list.map((word) => ({ value: word, label: labels[word] === undefined ? word : `${labels[word]} (${word})` }));

const ENDED_STATUSES = new Set(['temp_blocked', 'blocked', 'refused']);

export function getCustomerTone({ status, hold }: { readonly status: string; readonly hold: string | null }): Tone {
  if (hold !== null || ENDED_STATUSES.has(status)) return 'negative';
  if (status === 'on_board') return 'positive';
  return status === 'doc_expired' || status === 'stuck' ? 'warning' : 'info';
}

type States = {
  readonly status: string;
  readonly addressStatus: string;
  readonly iban: string;
  readonly hold: string | null;
  readonly tariff: string;
  readonly travelRuleEnabled: boolean;
};

/** The consequences of saving a state, as sentences (OPSC-008). */
export function describeConsequences(now: States, next: States): readonly string[] {
  const endsByStatus = next.status !== now.status && ENDED_STATUSES.has(next.status);
  const endsByHold = next.hold !== now.hold && ['disabled', 'deleted', 'closed'].includes(next.hold ?? '');
  const barsSignIn =
    (next.hold !== now.hold && next.hold !== null && !endsByHold) || (next.status !== now.status && next.status === 'doc_expired');
  return [
    ...(endsByStatus || endsByHold ? ['Ends all sessions'] : []),
    ...(barsSignIn ? ['Refuses the next sign-in; open sessions go on'] : []),
    ...(next.hold === null && now.hold !== null ? ['Lets the customer sign in again'] : []),
    ...(next.hold === 'closed' && now.hold !== 'closed' ? ['Erases the customer’s data when its time to be kept is over'] : []),
    ...(next.status !== now.status && next.status === 'on_board' ? ['Opens the accounts to the customer'] : []),
    ...(next.addressStatus !== now.addressStatus && next.addressStatus === 'success' && next.iban === 'none' && now.iban === 'none'
      ? ['Makes the IBAN in 120 s', 'Sets free what waited for the address']
      : []),
    ...(next.addressStatus !== now.addressStatus && now.addressStatus === 'pending' ? ['Tells the customer by e-mail'] : []),
    ...(next.iban !== now.iban ? [next.iban === 'none' ? 'Takes the IBAN away' : 'Gives the customer an IBAN'] : []),
    ...(next.tariff !== now.tariff ? [`Changes the plan to ${next.tariff}`] : []),
    ...(next.travelRuleEnabled !== now.travelRuleEnabled
      ? [next.travelRuleEnabled ? 'Asks for the recipient in every send of coins' : 'Sends coins without the travel rule']
      : []),
  ];
}
