import type { dealTermsTexts } from './dealTerms.texts.ts';

/** A term that has an explanation (TOK-012). */
export type ExplainedTerm = keyof typeof dealTermsTexts.explanations;

/** The terms that the library has words for. `listed` is shown as 'Listed on {product}'. */
export type DealTermName = Exclude<keyof typeof dealTermsTexts.terms, 'change'> | 'listed';

/** A term of the host's own. `explanation` is opened by the button beside it; without one there is none. */
export type OwnDealTerm = { readonly label: string; readonly explanation?: string };

export type DealTerm = {
  readonly name: DealTermName | OwnDealTerm;
  /** As displayed: '$12.50', '30 Jun 2028'. null is shown as a dash (TOK-010, D-TOK-08). */
  readonly value: string | null;
  /** Change of a price in percent: '25.00'. null or omitted when unknown (D-TOK-09). */
  readonly change?: string | null;
};
