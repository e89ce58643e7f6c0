export { amountInputTexts } from './AmountInput.texts.ts';
export { AmountInput, type AmountInputProps } from './AmountInput.tsx';
