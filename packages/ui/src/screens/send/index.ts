export { SendScreen, type SendField, type SendIssues, type SendScreenProps, type SendStep, type SendValues } from './SendScreen.tsx';
export { sendTexts } from './send.texts.ts';
