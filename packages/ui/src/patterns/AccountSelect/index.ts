export { accountNamesTexts } from '../accountNames/accountNames.texts.ts';
export { SelectCard } from './SelectCard.tsx';
export { AccountSelect, type AccountSelectProps, type OperationAccount } from './AccountSelect.tsx';
