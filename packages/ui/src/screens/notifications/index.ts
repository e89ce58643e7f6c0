export { NotificationsScreen } from './NotificationsScreen.tsx';
export type { NotificationRowView, NotificationsScreenProps, NotificationsState } from './NotificationsScreen.types.ts';
export { notificationsTexts } from './notifications.texts.ts';
