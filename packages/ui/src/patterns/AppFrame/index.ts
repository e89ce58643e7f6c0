export { headerTexts } from '../AppHeader/AppHeader.texts.ts';
export { AppHeader, type AppHeaderProps } from '../AppHeader/AppHeader.tsx';
export type { LanguageSwitchProps } from '../LanguageSwitch/LanguageSwitch.tsx';
export { NotificationBell, type NotificationBellProps } from '../Unread/NotificationBell.tsx';
export { unreadTexts } from '../Unread/unread.texts.ts';
export { VisitorPage, type VisitorPageProps } from '../VisitorPage/VisitorPage.tsx';
export { AppFrame } from './AppFrame.tsx';
export type { AppFrameProps, MenuEntry, MenuEntryName, MenuPrice, MenuView, OwnMenuEntry } from './AppFrame.types.ts';
export { frameTexts } from './frame.texts.ts';
