import {
  type Notification,
  RECEIVE_WITHOUT_TRAVEL_RULE,
  TRAVEL_RULE_IN_PROGRESS,
  type TravelRuleStatus,
  type UserInfo,
} from '@wallet/contract/customer/user-info';
import { formatTimestamp } from '@wallet/core/format/formatDates';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { CustomerAlert } from '@wallet/ui/patterns/CustomerAlert';
import { toMoney } from '../api/toMoney.ts';
import { paths } from '../routing/paths.ts';
import type { Locale } from '@wallet/core/format/locale';
import { toCoinType } from './accounts.ts';

type Operation = Exclude<Notification['content'], string>;
type TravelRuleAlert = Pick<CustomerAlert, 'subject' | 'text' | 'href'>;

/** Completed sends are hidden (TRS-040). */
const travelRuleSubjects: Record<TravelRuleStatus, Extract<CustomerAlert['subject'], `send${string}`> | null> = {
  draft: 'sendPending',
  prepared: 'sendPending',
  provider_required_action: 'sendPending',
  provider_started_review: 'sendPending',
  approved: 'sendApproved',
  rejected: 'sendRejected',
  completed: null,
};

/** Maps a travel-rule notification to its text and link, the only way to reach both pages (RCV-014, RCV-015, D-RCV-10). */
function toTravelRuleAlert(subject: string, { id, amount, currency, status }: Operation, locale: Locale): TravelRuleAlert | null {
  const text = formatMoney(toMoney(amount, currency), locale);
  const accountType = toCoinType(currency);
  if (subject === RECEIVE_WITHOUT_TRAVEL_RULE)
    return { subject: 'senderNeeded', text, href: paths.travelRuleReceive.to({ accountType, orderId: id }) };
  const alertSubject = subject === TRAVEL_RULE_IN_PROGRESS && status !== undefined ? travelRuleSubjects[status] : null;
  if (alertSubject === null) return null;
  return { subject: alertSubject, text, href: `${paths.travelRuleSend.to({ accountType, transactionId: id })}?tx-status=${status ?? ''}` };
}

const subjects: Readonly<Record<string, Pick<CustomerAlert, 'subject' | 'href'>>> = {
  'kyc-step-required': { subject: 'kycStep', href: paths.kyc.to() },
  'card-operation-awaits-address-verification': { subject: 'cardAwaitsAddress', href: paths.addressVerification.to() },
  'address-verification-required': { subject: 'addressRequired', href: paths.addressVerification.to() },
};

const MS_PER_SECOND = 1000;

/** Returns subjects without a text in the app. They are shown with the provider's text and reported (D-HOME-14). */
export const findUnknownSubjects = (notifications: UserInfo['notifications']): readonly string[] =>
  notifications.flatMap((one) => (one === null || typeof one.content !== 'string' || one.subject in subjects ? [] : [one.subject]));

const toAlertLevel = (level: Notification['level']): 'warning' | 'message' =>
  level === undefined || level === 'warning' ? 'warning' : 'message';

function toAlert({ subject, content, date, level }: Notification, now: Date, locale: Locale): CustomerAlert<string> | null {
  const dated = {
    // Identified by its content: once closed, it stays closed until the content changes.
    id: `${subject} ${date ?? ''} ${typeof content === 'string' ? content : `${content.id} ${content.status ?? ''}`}`,
    level: toAlertLevel(level),
    date: date === undefined ? null : formatTimestamp(new Date(date * MS_PER_SECOND), now, locale),
  };
  if (typeof content !== 'string') {
    const alert = toTravelRuleAlert(subject, content, locale);
    return alert === null ? null : { ...dated, ...alert };
  }
  const alertSubject = subjects[subject];
  return { ...dated, subject: alertSubject?.subject ?? 'other', text: content, href: alertSubject?.href ?? null };
}

/** An alert with its date in ISO 8601, null when it has none. */
export type DatedAlert = { readonly alert: CustomerAlert<string>; readonly at: string | null };

const toIso = (date: number | undefined): string | null => (date === undefined ? null : new Date(date * MS_PER_SECOND).toISOString());

/** Returns the customer's alerts, newest first and undated ones last. Equal dates keep the provider's order (HOME-031, HOME-032). */
export function toDatedAlerts(notifications: UserInfo['notifications'], now: Date, locale: Locale): readonly DatedAlert[] {
  return notifications
    .filter((notification) => notification !== null)
    .toSorted((left, right) => (right.date ?? Number.NEGATIVE_INFINITY) - (left.date ?? Number.NEGATIVE_INFINITY) || 0)
    .flatMap((notification) => {
      const alert = toAlert(notification, now, locale);
      return alert === null ? [] : [{ alert, at: toIso(notification.date) }];
    })
    .filter(({ alert: { id } }, index, alerts) => alerts.findIndex(({ alert }) => alert.id === id) === index);
}
