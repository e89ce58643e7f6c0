export { PayeeCheck, type PayeeCheckProps } from './PayeeCheck.tsx';
export type { PayeeCheckState, PayeeOutcome } from './PayeeCheck.types.ts';
export { payeeCheckTexts } from './payeeCheck.texts.ts';
