import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { referralTexts } from './referral.texts.ts';

const StyledSteps = styled.ol`
  display: grid;
  gap: var(--primitive-space-24);
  margin: 0;
  padding-inline-start: var(--primitive-space-20);

  li::marker {
    color: var(--semantic-color-text-secondary);
    font-weight: 600;
  }
  strong {
    display: block;
    font: var(--semantic-typography-title-sm);
  }
  span {
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body);
  }
`;

/** The texts of the slides below one another, for a desktop with room for all of them. */
export function ReferralSteps({ topic, named = true }: { readonly topic: 'invite' | 'profit'; readonly named?: boolean }) {
  const texts = useTexts(referralTexts);
  const [title, slides] = topic === 'invite' ? [texts.inviteTitle, texts.inviteSlides] : [texts.profitTitle, texts.profitSlides];
  return (
    <Card>
      <Section title={named ? title : texts.howItWorks}>
        <StyledSteps>
          {slides.map((slide) => (
            <li key={slide.title}>
              <strong>{slide.title}</strong>
              <span>{slide.text}</span>
            </li>
          ))}
        </StyledSteps>
      </Section>
    </Card>
  );
}
