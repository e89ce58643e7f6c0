import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { LimitMeters, type CardLimits } from '../../patterns/LimitMeters/LimitMeters.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { cardTopUpTexts } from './cardTopUp.texts.ts';

// On a phone the limits are behind their link.
const StyledLimits = styled(Card)`
  display: none;

  @media (min-width: 1120px) {
    display: block;
  }
`;

/** Limits and what a customer should know, beside the form on a desktop (CARD-029, CARDS-020). */
export function Aside({ limits }: { readonly limits: CardLimits }) {
  const texts = useTexts(cardTopUpTexts);
  return (
    <>
      <StyledLimits>
        <Section title={texts.cardLimits}>
          <LimitMeters limits={limits} />
        </Section>
      </StyledLimits>
      <Card>
        <Section title={texts.goodToKnow}>
          <Text type="body-sm" tone="secondary">
            {texts.ownCard}
          </Text>
          <Text type="body-sm" tone="secondary">
            {texts.newCustomer}
          </Text>
        </Section>
      </Card>
    </>
  );
}
