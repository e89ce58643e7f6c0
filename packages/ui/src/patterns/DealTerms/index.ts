export { DealTerms, type DealTermsProps } from './DealTerms.tsx';
export type { DealTerm, DealTermName, ExplainedTerm } from './DealTerms.types.ts';
export { dealTermsTexts } from './dealTerms.texts.ts';
