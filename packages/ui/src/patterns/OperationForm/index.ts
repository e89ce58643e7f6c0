export { amountTexts } from '../amount/amount.texts.ts';
export { AmountPair, type AmountPairProps } from '../AmountPair/AmountPair.tsx';
export { FeeSummary, type FeeSummaryProps, type SummaryRow } from '../FeeSummary/FeeSummary.tsx';
export { feeSummaryTexts } from '../FeeSummary/feeSummary.texts.ts';
export { type CardLimitName, type CardLimits, LimitMeters, type LimitMetersProps, type UsedLimit } from '../LimitMeters/LimitMeters.tsx';
export { limitMetersTexts } from '../LimitMeters/limitMeters.texts.ts';
export { StickyActions } from '../StickyActions/StickyActions.tsx';
export { OperationForm, type OperationFormProps } from './OperationForm.tsx';
