export { SendScreen } from './SendScreen.tsx';
export type { SendField, SendIssues, SendScreenProps, SendStep, SendValues } from './SendScreen.types.ts';
export { sendTexts } from './send.texts.ts';
