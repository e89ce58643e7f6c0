import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { checkIcon } from '../../foundations/Icon/glyphs/checkIcon.ts';
import { closeIcon } from '../../foundations/Icon/glyphs/closeIcon.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { addressVerificationTexts } from './addressVerification.texts.ts';

const StyledDocuments = styled(Card)`
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--primitive-space-8) var(--primitive-space-16);
    margin: var(--primitive-space-12) 0 0;
    padding: 0;
    list-style: none;
    font: var(--semantic-typography-body-sm);
  }
  ul + ul {
    grid-template-columns: minmax(0, 1fr);
    padding-block-start: var(--primitive-space-12);
    border-block-start: 1px solid var(--component-row-divider);
  }
  li {
    display: flex;
    gap: var(--primitive-space-8);
  }
  svg {
    flex: none;
    color: var(--semantic-color-status-positive-icon);
  }
  [data-restricted] svg {
    color: var(--semantic-color-text-negative);
  }
`;

/** Lists which documents prove an address and which do not (ADDR-001 to ADDR-004). */
export function AcceptedDocuments() {
  const texts = useTexts(addressVerificationTexts);
  return (
    <StyledDocuments>
      <Heading level={2} type="title-sm">
        {texts.lead}
      </Heading>
      <ul>
        {texts.accepted.map((name) => (
          <li key={name}>
            <Icon glyph={checkIcon} size={20} />
            {name}
          </li>
        ))}
      </ul>
      <ul data-restricted>
        {[texts.restricted, texts.wholePages].map((sentence) => (
          <li key={sentence}>
            <Icon glyph={closeIcon} size={20} />
            {sentence}
          </li>
        ))}
      </ul>
    </StyledDocuments>
  );
}
