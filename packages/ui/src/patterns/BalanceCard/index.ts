export { BalanceCard, type BalanceCardProps } from './BalanceCard.tsx';
export { balanceCardTexts } from './balanceCard.texts.ts';
