export { amountInputTexts } from './AmountInput.texts.ts';
export { AmountInput, type AmountAdvice, type AmountInputProps } from './AmountInput.tsx';
