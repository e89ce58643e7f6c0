import { Card } from '../../components/Card/Card.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { cardTopUpTexts } from './cardTopUp.texts.ts';

/** Requirements for the card and for new customers (CARD-029, CARDS-020). On a phone they precede the button, which stays at the bottom. */
export function GoodToKnow() {
  const texts = useTexts(cardTopUpTexts);
  return (
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
  );
}
