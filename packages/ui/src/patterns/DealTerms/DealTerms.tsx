import { useId, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { DetailList } from '../../components/DetailList/DetailList.tsx';
import { useBrandName } from '../../foundations/BrandMark/BrandMark.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { infoIcon } from '../../foundations/Icon/icons.ts';
import { Money } from '../../foundations/Money/Money.tsx';
import { Percent } from '../../foundations/Percent/Percent.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { MessageDialog } from '../ErrorDialog/MessageDialog.tsx';
import type { DealTerm, DealTermName, ExplainedTerm, OwnDealTerm } from './DealTerms.types.ts';
import { dealTermsTexts } from './dealTerms.texts.ts';

// With the inset of the rows of a list. The 16 px info icons get a touch target of 44 px.
const StyledTerms = styled(Card)`
  padding: var(--component-row-padding-x);

  dl button {
    position: relative;
    flex: none;
    color: var(--semantic-color-icon-default);
    border-radius: var(--primitive-radius-full);

    &::after {
      content: '';
      position: absolute;
      inset: -14px;
    }
  }
  dd > span {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--primitive-space-4) var(--primitive-space-8);
  }
  dl > div:last-child {
    padding-block-end: 0;
  }
`;

const hasExplanation = (name: DealTermName | 'change'): name is ExplainedTerm => name in dealTermsTexts.explanations;

export type DealTermsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** In the order defined for the token's status (TOK-013 to TOK-016). */
  readonly terms: readonly DealTerm[];
};

/** The terms of a deal in a card. A term with an explanation has a button that opens it, and so has a change (TOK-011, TOK-012). */
export function DealTerms({ terms, ...rest }: DealTermsProps) {
  const texts = useTexts(dealTermsTexts);
  const product = useBrandName();
  const id = useId();
  const [explained, setExplained] = useState<OwnDealTerm | null>(null);
  const describe = (name: DealTerm['name'] | 'change'): OwnDealTerm => {
    if (typeof name === 'object') return name;
    const label = name === 'listed' ? texts.listedOn({ product }) : texts.terms[name];
    return hasExplanation(name) ? { label, explanation: texts.explanations[name] } : { label };
  };
  const explain = (term: OwnDealTerm) =>
    term.explanation === undefined ? undefined : (
      <button type="button" aria-label={texts.about({ term: term.label })} onClick={() => setExplained(term)}>
        <Icon glyph={infoIcon} size={16} />
      </button>
    );
  return (
    <StyledTerms {...rest} forwardedAs="section" aria-labelledby={id}>
      <Heading id={id} level={2} type="title-sm">
        {texts.dealTerms}
      </Heading>
      <DetailList
        items={terms.map(({ name, value, change = null }) => ({
          label: describe(name).label,
          info: explain(describe(name)),
          value: (
            <>
              {value ?? <Money value={null} />}
              {change === null ? null : (
                <>
                  <Percent value={change} />
                  {explain(describe('change'))}
                </>
              )}
            </>
          ),
        }))}
      />
      {explained === null ? null : (
        <MessageDialog title={explained.label} onClose={() => setExplained(null)}>
          {explained.explanation}
        </MessageDialog>
      )}
    </StyledTerms>
  );
}
