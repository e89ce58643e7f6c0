import type { FormEvent } from 'react';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { CallOutcomeDialog } from '../../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { wealthClubTexts } from './wealthClub.texts.ts';
import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

/** The provider's data of the event. Everything else is content of the brand. */
export type ClubEventView = {
  readonly city: string;
  /** Formatted for display: 'June 25-28, 2025'. */
  readonly days: string;
  readonly state: 'open' | 'requested' | 'ended';
};

export type WealthClubScreenProps = {
  /** The brand's name, which the club bears. */
  readonly product: string;
  readonly page: PageState<ClubEventView>;
  readonly onRequest: () => Promise<CallOutcome>;
  readonly onBack: () => void;
  /** The plan whose customers are invited to the events. */
  readonly planHref: string;
};

const StyledPortrait = styled.svg`
  inline-size: var(--primitive-size-asset-md);
  block-size: var(--primitive-size-asset-md);
  border-radius: var(--primitive-radius-full);
  background: var(--semantic-color-bg-accent);
  fill: var(--semantic-color-bg-surface);
  stroke: var(--semantic-color-icon-accent);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-part='hair'] {
    fill: var(--semantic-color-icon-accent);
  }
`;

/** Hair around a face centred at (28, 23). */
const hairPaths = [
  'M19 23c-2-12 20-12 18 0c-2-5-6-6-9-6s-7 1-9 6z',
  'M19 36c-4-28 22-28 18 0c0-7-1-13-3-17c-4 0-8-1-10-3c-3 4-5 12-5 20z',
  'M20 21c0-11 17-11 17 0c-5-1-7-4-8-5c-2 3-5 5-9 5z',
  'M18 29c-4-22 24-22 20 0c-1-6-2-9-4-11c-4 2-9 1-12-1c-2 3-3 7-4 12z',
  'M21 17c2-5 12-5 14 0c2 1 2 3 2 5c-2-4-5-5-9-5s-7 1-9 5c0-2 0-4 2-5z',
  'M19 24c-3-9 3-13 9-13s12 4 9 13c-1-4-3-7-6-8c-4 3-8 4-12 8z',
] as const;

type PortraitProps = {
  /** Place in the list, which selects the face. */
  readonly index: number;
};

/** A drawn portrait. It is hidden from screen readers, because the name is beside it. */
function Portrait({ index }: PortraitProps) {
  return (
    <StyledPortrait viewBox="0 0 56 56" aria-hidden>
      <path d="M9 56c1-12 9-17 19-17s18 5 19 17" />
      <path d="M24 34v5c0 3 8 3 8 0v-5z" />
      <ellipse cx="28" cy="25" rx="8.5" ry="10.5" />
      <path data-part="hair" d={hairPaths[index % hairPaths.length]} />
      <path d="M25 30c2 1.6 4 1.6 6 0" fill="none" />
    </StyledPortrait>
  );
}

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
function EventCard({ page }: Pick<WealthClubScreenProps, 'page'>) {
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

/** The club's event: where and when, the speakers, and the request for a place (CLUB-001 to CLUB-007). */
export function WealthClubScreen({ product, page, onRequest, onBack, planHref }: WealthClubScreenProps) {
  const texts = useTexts(wealthClubTexts);
  const { busy, outcome, submitOnce, dismiss } = useSubmitOnce<CallOutcome>();
  const state = page.kind === 'ready' ? page.content.state : null;
  const request = (event: FormEvent): void => {
    event.preventDefault();
    if (state === 'open') void submitOnce(onRequest);
  };
  const speakers = (
    <Section title={texts.speakers}>
      <List>
        {texts.people.map(({ name, role }, index) => (
          <ListRow key={name} leading={<Portrait index={index} />} title={name} note={role} />
        ))}
      </List>
    </Section>
  );
  return (
    <>
      <OperationForm
        title={texts.title(product)}
        onBack={onBack}
        aside={
          <>
            {speakers}
            {/* A past event cannot be requested: what comes next takes the place of the bar, below all that is already in place. */}
            {state === 'ended' ? (
              <Section title={texts.next}>
                <Text tone="secondary">{texts.nextText}</Text>
                <LinkButton variant="secondary" href={planHref}>
                  {texts.plan}
                </LinkButton>
              </Section>
            ) : (
              <SubmitActions label={state === 'requested' ? texts.requested : texts.request} disabled={state !== 'open'} busy={busy}>
                {page.kind === 'failed' ? (
                  <>
                    <FailureNotice failure={page.failure} />
                    <RetryButton variant="secondary" fullWidth onClick={page.onRetry} />
                  </>
                ) : null}
              </SubmitActions>
            )}
          </>
        }
        onSubmit={request}
        aria-busy={page.kind === 'loading' || undefined}
      >
        <EventCard page={page} />
        <Text tone="secondary">{texts.about}</Text>
      </OperationForm>
      {outcome === null ? null : <CallOutcomeDialog {...{ outcome, texts }} onClose={dismiss} />}
    </>
  );
}
