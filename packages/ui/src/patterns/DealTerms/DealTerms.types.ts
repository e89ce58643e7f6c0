import type { dealTermsTexts } from './dealTerms.texts.ts';

/** A term that has its explanation (TOK-012). */
export type ExplainedTerm = keyof typeof dealTermsTexts.explanations;

/** `listed` reads 'Listed on {product}'. */
export type DealTermName = Exclude<keyof typeof dealTermsTexts.terms, 'change'> | 'listed';

export type DealTerm = {
  readonly name: DealTermName;
  /** Ready to read: '$12.50', 'Jun 30, 2028'; null is shown as a dash (TOK-010, D-TOK-08). */
  readonly value: string | null;
  /** Of a price, in percent: '25.00'; null or left out where it is not known (D-TOK-09). */
  readonly change?: string | null;
};
