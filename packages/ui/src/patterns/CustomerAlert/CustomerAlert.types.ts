/**
 * An alert of user info (HOME-031). `text` is the provider's own for an unknown subject, and the amount for those of the travel rule, ready
 * to read (D-RCV-10).
 */
export type CustomerAlert = {
  readonly id: string;
  readonly subject:
    'kycStep' | 'cardAwaitsAddress' | 'addressRequired' | 'senderNeeded' | 'sendPending' | 'sendApproved' | 'sendRejected' | 'other';
  readonly text: string | null;
  /** Of `other`: shown before the date. */
  readonly note?: string;
  /** A message is news, all else a warning. @default 'warning' */
  readonly level?: 'warning' | 'message';
  /** Ready to read: 'Today, 14:03'; null when undated. */
  readonly date: string | null;
  readonly href: string | null;
};
