export { SendScreen } from './SendScreen.tsx';
export type { SendField, SendIssues, SendScreenProps, SendStep, SendSubmitOutcome, SendValues } from './SendScreen.types.ts';
