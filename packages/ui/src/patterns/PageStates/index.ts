export { ErrorPage, type ErrorPageProps } from '../ErrorPage/ErrorPage.tsx';
export { errorTexts } from '../ErrorPage/error.texts.ts';
export { FailureNotice, type FailureNoticeProps } from '../FailureNotice/FailureNotice.tsx';
export { NotFoundPage, type NotFoundPageProps } from '../NotFoundPage/NotFoundPage.tsx';
export { RefreshButton, type RefreshButtonProps } from '../RefreshButton/RefreshButton.tsx';
export { StaleNote, type StaleNoteProps } from '../StaleNote/StaleNote.tsx';
export { StatePage, type StatePageProps } from '../StatePage/StatePage.tsx';
export { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';
export type { LoadFailure, PageState } from './PageState.ts';
