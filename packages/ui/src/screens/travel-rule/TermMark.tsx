import { styled } from 'styled-components';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { infoIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';

// A touch area of 44 px around the icon of 16 px.
const StyledMark = styled.button`
  position: relative;
  flex: none;
  color: var(--semantic-color-icon-default);
  border-radius: var(--primitive-radius-full);
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: -14px;
  }
  svg {
    display: block;
  }
`;

/** A term of the travel rule that few customers know. */
export type ExplainedTerm = keyof typeof travelRuleTexts.explanations;

/** Explains a term of the travel rule on touch or focus (D-TRS-40). */
export function TermMark({ term }: { readonly term: ExplainedTerm }) {
  const { about, terms, explanations } = useTexts(travelRuleTexts);
  return (
    <Tooltip text={explanations[term]}>
      {(props) => (
        <StyledMark {...props} type="button" aria-label={about({ term: terms[term] })}>
          <Icon glyph={infoIcon} size={16} />
        </StyledMark>
      )}
    </Tooltip>
  );
}
