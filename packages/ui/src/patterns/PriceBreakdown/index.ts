export { PriceBreakdown, type PriceBreakdownProps } from './PriceBreakdown.tsx';
export type { OrderPrice, PriceState } from './PriceBreakdown.types.ts';
export { priceTexts } from './price.texts.ts';
