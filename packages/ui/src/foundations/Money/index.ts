export { Percent, type PercentProps } from '../Percent/Percent.tsx';
export { percentTexts } from '../Percent/percent.texts.ts';
export { moneyTexts } from './Money.texts.ts';
export { Money, type MoneyProps } from './Money.tsx';
