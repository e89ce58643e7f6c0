import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import {
  addressIcon,
  cardIcon,
  cashIcon,
  friendsIcon,
  giftIcon,
  identityIcon,
  infoIcon,
  pendingIcon,
  profileIcon,
  rejectedIcon,
  reportsIcon,
  sendIcon,
  warningIcon,
  wealthIcon,
} from '../../foundations/Icon/icons.ts';
import type { CustomerAlert } from '../../patterns/CustomerAlert/CustomerAlert.types.ts';
import { customerAlertTexts } from '../../patterns/CustomerAlert/customerAlert.texts.ts';
import { describeAlert } from '../../patterns/CustomerAlert/describeAlert.ts';
import { securityEventIcons } from '../../patterns/SecurityEvent/securityEventIcons.ts';
import { securityEventTexts } from '../../patterns/SecurityEvent/securityEvent.texts.ts';
import { securityEventWords } from '../../patterns/SecurityEvent/securityEventWords.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { NewsKind, NotificationTopic } from './Notification.types.ts';
import { notificationsTexts } from './notifications.texts.ts';

const newsIcons: Record<NewsKind, IconGlyph> = {
  card_added: cardIcon,
  address_approved: addressIcon,
  address_rejected: addressIcon,
  iban_ready: cashIcon,
  friend_joined: friendsIcon,
  friend_activated: giftIcon,
  report_ready: reportsIcon,
  plan_requested: wealthIcon,
};
const alertIcons: Record<Exclude<CustomerAlert['subject'], 'other'>, IconGlyph> = {
  kycStep: identityIcon,
  cardAwaitsAddress: cardIcon,
  addressRequired: addressIcon,
  senderNeeded: profileIcon,
  sendPending: pendingIcon,
  sendApproved: sendIcon,
  sendRejected: rejectedIcon,
};

const waitingSubjects: ReadonlySet<CustomerAlert['subject']> = new Set([
  'kycStep',
  'cardAwaitsAddress',
  'addressRequired',
  'senderNeeded',
  'sendApproved',
]);

/** True for what the customer has to do something about. */
export const isWaiting = (topic: NotificationTopic): boolean => topic.kind === 'alert' && waitingSubjects.has(topic.alert.subject);

type Description = {
  readonly icon: IconGlyph;
  readonly words: string;
  /** Second line. Null for none. */
  readonly detail: string | null;
  /** Names what there is to do. Null for nothing. */
  readonly action: string | null;
};

/** Joins the parts of a second line. */
const join = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null && part !== '').join(' · ');

/** Returns what describes a notification by its kind: its icon, sentence, detail and, where there is something to do, its action (MKT-026). */
export function useDescribeNotification(): (topic: NotificationTopic) => Description {
  const texts = useTexts(notificationsTexts);
  const alertTexts = useTexts(customerAlertTexts);
  const eventTexts = useTexts(securityEventTexts);
  return (topic) => {
    switch (topic.kind) {
      case 'alert': {
        const { subject, level } = topic.alert;
        const { words, note } = describeAlert(topic.alert, alertTexts);
        if (subject === 'other') return { icon: level === 'message' ? infoIcon : warningIcon, words, detail: null, action: null };
        return { icon: alertIcons[subject], words, detail: note, action: texts.alertActions[subject] };
      }
      case 'security':
        return {
          icon: securityEventIcons[topic.event],
          words: securityEventWords(topic.event, topic.name, eventTexts),
          detail: topic.device ?? eventTexts.unknownDevice,
          action: null,
        };
      case 'news': {
        const news = texts.news[topic.news];
        return {
          icon: newsIcons[topic.news],
          words: typeof news === 'string' ? news : news({ name: topic.name, amount: topic.amount }),
          detail: topic.news === 'report_ready' ? texts.byEmail : null,
          action: topic.news === 'address_rejected' ? texts.newDocuments : null,
        };
      }
      case 'rejected':
        return {
          icon: rejectedIcon,
          words: texts.rejected({ transaction: topic.title }),
          detail: join(topic.amount, topic.reason),
          action: null,
        };
    }
  };
}
