export { DealTerms, type DealTermsProps } from './DealTerms.tsx';
export type { DealTerm, DealTermName, ExplainedTerm, OwnDealTerm } from './DealTerms.types.ts';
export { dealTermsTexts } from './dealTerms.texts.ts';
