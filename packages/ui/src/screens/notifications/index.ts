export {
  NotificationsScreen,
  type NotificationRowView,
  type NotificationsScreenProps,
  type NotificationsState,
} from './NotificationsScreen.tsx';
export { notificationsTexts } from './notifications.texts.ts';
