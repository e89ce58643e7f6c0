import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { CustomerAlert } from '../../patterns/CustomerAlert/CustomerAlert.types.ts';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import type { SecurityEventKind } from '../../patterns/SecurityEvent/securityEventWords.ts';

/** News that asks for nothing (MKT-025). */
export type NewsKind =
  | 'card_added'
  | 'address_approved'
  | 'address_rejected'
  | 'iban_ready'
  | 'friend_joined'
  | 'friend_activated'
  | 'report_ready'
  | 'plan_requested';

/** What a notification tells. Its kind selects the icon, the sentence and the action. */
export type NotificationTopic =
  | { readonly kind: 'alert'; readonly alert: CustomerAlert }
  | { readonly kind: 'security'; readonly event: SecurityEventKind; readonly name: string | null; readonly device: string | null }
  /** `name` is the card, the friend or the plan, '' for none; `amount` is formatted. */
  | { readonly kind: 'news'; readonly news: NewsKind; readonly name: string; readonly amount: string }
  /** A transaction that the provider has refused. `amount` is formatted. */
  | { readonly kind: 'rejected'; readonly title: string; readonly amount: string; readonly reason: string | null };

export type NotificationView = {
  readonly id: Id;
  /** Formatted for display: 'November 2026'. */
  readonly month: string;
  /** As displayed: 'Today, 14:32'. Null when undated. */
  readonly date: string | null;
  /** Where it leads. Null for nowhere. */
  readonly href: string | null;
  readonly topic: NotificationTopic;
};

/** A `ready` list without rows is empty. */
export type NotificationsState<View extends NotificationView = NotificationView> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void }
  /** Undated first, then newest first. */
  | { readonly kind: 'ready'; readonly notifications: readonly View[] };
