import type { Id } from '../../components/OptionPicker/findOptions.ts';

/**
 * An alert from the user info (HOME-031). `text` is the provider's own for an unknown subject and the formatted amount for travel-rule
 * subjects (D-RCV-10).
 */
export type CustomerAlert<AlertId extends Id = Id> = {
  readonly id: AlertId;
  readonly subject:
    'kycStep' | 'cardAwaitsAddress' | 'addressRequired' | 'senderNeeded' | 'sendPending' | 'sendApproved' | 'sendRejected' | 'other';
  readonly text: string | null;
  /** `message` for news, `warning` for everything else. @default 'warning' */
  readonly level?: 'warning' | 'message';
  /** As displayed: 'Today, 14:03'. null when undated. */
  readonly date: string | null;
  readonly href: string | null;
};
