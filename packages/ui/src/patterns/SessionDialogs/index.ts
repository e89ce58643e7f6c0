export { IdleWarning, type IdleWarningProps } from './IdleWarning.tsx';
export { SessionEnded, type SessionEndedProps } from './SessionEnded.tsx';
export { sessionTexts } from './session.texts.ts';
