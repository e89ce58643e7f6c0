import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { WealthClubScreenProps } from './WealthClubScreen.types.ts';
import { wealthClubTexts } from './wealthClub.texts.ts';

const StyledEvent = styled(Card)`
  display: grid;
  align-content: end;
  justify-items: start;
  gap: var(--primitive-space-8);
  min-block-size: 264px;

  /* Keeps the days on one line while there is room. */
  h2 span {
    display: inline-block;
  }
`;

/** Where and when the event is, on the hero background. Without the provider's data only the brand's texts are shown (D-CLUB-08). */
export function EventCard({ page }: Pick<WealthClubScreenProps, 'page'>) {
  const texts = useTexts(wealthClubTexts);
  const event = page.kind === 'ready' ? page.content : null;
  return (
    <StyledEvent variant="hero">
      <Motif seed={7} height={264} fade="bottom" />
      {event?.state === 'ended' ? <Badge tone="on-hero">{texts.ended}</Badge> : null}
      {event === null ? null : (
        <Heading level={2} type="title-lg">
          {texts.city(event.city)} <span>{event.days}</span>
        </Heading>
      )}
      {page.kind === 'loading' ? <Skeleton variant="text" count={1} label={texts.loading} /> : null}
    </StyledEvent>
  );
}
