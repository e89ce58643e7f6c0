import { RECEIVE_WITHOUT_TRAVEL_RULE, TRAVEL_RULE_IN_PROGRESS, type Notification, type TravelRuleStatus } from '@wallet/contract/user-info';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Locale } from '@wallet/core/format/locale';
import { isStablecoin } from '@wallet/core/limits/currencies';
import type { CustomerAlert } from '@wallet/ui/patterns/CustomerAlert/CustomerAlert.types';
import { toMoney } from '../../data/toMoney.ts';
import { paths } from '../../routing/paths.ts';

type Operation = Exclude<Notification['content'], string>;
type TravelRuleAlert = Pick<CustomerAlert, 'subject' | 'text' | 'href'>;

/** Completed ones are hidden (TRS-040). */
const subjects: Record<TravelRuleStatus, Extract<CustomerAlert['subject'], `send${string}`> | null> = {
  draft: 'sendPending',
  prepared: 'sendPending',
  provider_required_action: 'sendPending',
  provider_started_review: 'sendPending',
  approved: 'sendApproved',
  rejected: 'sendRejected',
  completed: null,
};

/** What a notification of the travel rule says and where it leads: the only way into both pages (RCV-014, RCV-015, D-RCV-10). */
export function toTravelRuleAlert(subject: string, { id, amount, currency, status }: Operation, locale: Locale): TravelRuleAlert | null {
  const text = formatMoney(toMoney(amount, currency), locale);
  const accountType = isStablecoin(currency) ? 'stablecoin' : 'crypto';
  if (subject === RECEIVE_WITHOUT_TRAVEL_RULE)
    return { subject: 'senderNeeded', text, href: paths.travelRuleReceive.to({ accountType, orderId: id }) };
  const known = subject === TRAVEL_RULE_IN_PROGRESS && status !== undefined ? subjects[status] : null;
  if (known === null) return null;
  return { subject: known, text, href: `${paths.travelRuleSend.to({ accountType, transactionId: id })}?tx-status=${status ?? ''}` };
}
