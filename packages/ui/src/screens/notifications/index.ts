export { NotificationsScreen, type NotificationsScreenProps } from './NotificationsScreen.tsx';
export type { NewsKind, NotificationsState, NotificationTopic, NotificationView } from './Notification.types.ts';
export { notificationsTexts } from './notifications.texts.ts';
