export { IdleWarning, type IdleWarningProps } from './IdleWarning.tsx';
export { SessionEnded, type SessionEndedProps } from './SessionEnded.tsx';
