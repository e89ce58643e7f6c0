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
import type { DealTerm, DealTermName, ExplainedTerm } from './DealTerms.types.ts';
import { dealTermsTexts } from './dealTerms.texts.ts';

// With the inset of the rows of a list. The 16 px info icons get a touch target of 44 px.
const StyledTerms = styled(Card)`
  padding: var(--component-row-padding-x);

  dt > button {
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

/** The terms of a deal in a card. Terms with an explanation have a button that opens it (TOK-011, TOK-012). */
export function DealTerms({ terms, ...rest }: DealTermsProps) {
  const texts = useTexts(dealTermsTexts);
  const product = useBrandName();
  const id = useId();
  const [explained, setExplained] = useState<ExplainedTerm | null>(null);
  const getLabel = (name: DealTermName): string => (name === 'listed' ? texts.listedOn(product) : texts.terms[name]);
  const explain = (name: DealTermName | 'change') =>
    hasExplanation(name) ? (
      <button type="button" aria-label={texts.about(texts.terms[name])} onClick={() => setExplained(name)}>
        <Icon glyph={infoIcon} size={16} />
      </button>
    ) : undefined;
  return (
    <StyledTerms {...rest} forwardedAs="section" aria-labelledby={id}>
      <Heading id={id} level={2} type="title-sm">
        {texts.dealTerms}
      </Heading>
      <DetailList
        items={terms.map(({ name, value, change = null }) => ({
          label: getLabel(name),
          info: explain(change === null ? name : 'change'),
          value: (
            <>
              {value ?? <Money value={null} />}
              {change === null ? null : <Percent value={change} />}
            </>
          ),
        }))}
      />
      {explained === null ? null : (
        <MessageDialog title={texts.terms[explained]} onClose={() => setExplained(null)}>
          {texts.explanations[explained]}
        </MessageDialog>
      )}
    </StyledTerms>
  );
}
