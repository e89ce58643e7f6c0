import type { FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
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
import { useTexts } from '../../texts/Texts.tsx';
import { wealthClubTexts } from './wealthClub.texts.ts';
import { styled } from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

/** The provider's data of the event. Everything else is content of the brand. */
export type ClubEventView = {
  readonly city: string;
  /** Formatted for display: 'June 25-28, 2025'. */
  readonly days: string;
  readonly state: 'open' | 'requested' | 'ended';
};

export type WealthClubScreenProps = ScreenProps<'aside' | 'afterForm'> & {
  /** The brand's name, which the club bears. */
  readonly product: string;
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<ClubEventView>;
  /** Requests what is offered. */
  readonly onRequest: () => Promise<CallOutcome>;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The plan whose customers are invited to the events. */
  readonly planHref: string;
};

const StyledEvent = styled(Card)`
  display: grid;
  align-content: end;
  justify-items: start;
  gap: var(--primitive-space-8);
  min-block-size: 180px;

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
      <Motif fade="start" />
      {event?.state === 'ended' ? <Badge tone="on-hero">{texts.ended}</Badge> : null}
      {event === null ? null : (
        <Heading level={2} type="title-lg">
          {texts.city({ city: event.city })} <span>{event.days}</span>
        </Heading>
      )}
      {page.kind === 'loading' ? <Skeleton variant="text" count={1} label={texts.loading} /> : null}
    </StyledEvent>
  );
}

/* Always as tall as its longest sentence, so that nothing below moves when the event has loaded. */
const StyledWords = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }
  > p[aria-hidden] {
    visibility: hidden;
  }
`;

/** What the customer can do next, in the same place before and after the event has loaded: a place, or the plan that has the events. */
function NextStep({ page, busy, planHref }: Pick<WealthClubScreenProps, 'page' | 'planHref'> & { readonly busy: boolean }) {
  const texts = useTexts(wealthClubTexts);
  if (page.kind === 'failed')
    return (
      <>
        <FailureNotice failure={page.failure} />
        <RetryButton variant="secondary" fullWidth onClick={page.onRetry} />
      </>
    );
  const state = page.kind === 'ready' ? page.content.state : null;
  return (
    <>
      <StyledWords>
        {state === 'ended' ? null : (
          <Text tone="secondary" aria-hidden>
            {texts.nextText}
          </Text>
        )}
        {state === null ? (
          <Skeleton variant="text" count={2} />
        ) : (
          <Text tone="secondary">{state === 'ended' ? texts.nextText : texts.requestText}</Text>
        )}
      </StyledWords>
      {state === 'ended' ? (
        <LinkButton variant="secondary" fullWidth href={planHref}>
          {texts.plan}
        </LinkButton>
      ) : (
        <Button type="submit" fullWidth busy={busy} disabled={state !== 'open'}>
          {state === 'requested' ? texts.requested : texts.request}
        </Button>
      )}
    </>
  );
}

/** The club's event: where and when, what comes next, and the speakers (CLUB-001 to CLUB-007). */
export const WealthClubScreen = createScreen(function WealthClubScreen({
  product,
  page,
  onRequest,
  onBack,
  planHref,
}: WealthClubScreenProps) {
  const texts = useTexts(wealthClubTexts);
  const { busy, outcome, submitOnce, dismiss } = useSubmitOnce<CallOutcome>();
  const request = (event: FormEvent): void => {
    event.preventDefault();
    if (page.kind === 'ready' && page.content.state === 'open') void submitOnce(onRequest);
  };
  return (
    <>
      <OperationForm
        title={texts.title({ product })}
        onBack={onBack}
        aside={
          <Section title={texts.speakers}>
            <List>
              {texts.people.map(({ name, role }) => (
                <ListRow key={name} leading={<Avatar name={name} />} title={name} note={role} />
              ))}
            </List>
          </Section>
        }
        onSubmit={request}
        aria-busy={page.kind === 'loading' || undefined}
      >
        <EventCard page={page} />
        <Text tone="secondary">{texts.about}</Text>
        <Section title={texts.next}>
          <NextStep {...{ page, busy, planHref }} />
        </Section>
      </OperationForm>
      {outcome === null ? null : <CallOutcomeDialog {...{ outcome, texts }} onClose={dismiss} />}
    </>
  );
});
