export type { CustomerAlert } from './CustomerAlert.types.ts';
export { customerAlertTexts } from './customerAlert.texts.ts';
