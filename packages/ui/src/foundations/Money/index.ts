export { Percent, type PercentProps } from '../Percent/Percent.tsx';
export type { MoneyTexts } from './Money.texts.ts';
export { Money, type MoneyProps } from './Money.tsx';
