export { AppHeader, type AppHeaderProps } from '../AppHeader/AppHeader.tsx';
export { NotificationBell, type NotificationBellProps } from '../Unread/NotificationBell.tsx';
export { VisitorPage, type VisitorPageProps } from '../VisitorPage/VisitorPage.tsx';
export { AppFrame } from './AppFrame.tsx';
export type { AppFrameProps, MenuEntry, MenuEntryName, MenuPrice, MenuView } from './AppFrame.types.ts';
