import type { FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { CallOutcomeDialog } from '../../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { EventCard } from './EventCard.tsx';
import { Portrait } from './Portrait.tsx';
import type { WealthClubScreenProps } from './WealthClubScreen.types.ts';
import { wealthClubTexts } from './wealthClub.texts.ts';

/** The club's event: where and when, the speakers, and the request for a place (CLUB-001 to CLUB-007). */
export function WealthClubScreen({ product, page, onRequest, onBack }: WealthClubScreenProps) {
  const texts = useTexts(wealthClubTexts);
  const { busy, outcome, submitOnce, dismiss } = useSubmitOnce<CallOutcome>();
  const state = page.kind === 'ready' ? page.content.state : null;
  const isWide = useIsWide();
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
        beside={speakers}
        onSubmit={request}
        aria-busy={page.kind === 'loading' || undefined}
      >
        <EventCard page={page} />
        <Text tone="secondary">{texts.about}</Text>
        {isWide ? null : speakers}
        {/* A past event cannot be requested, so the bar is left out rather than shown with a disabled button. */}
        {state === 'ended' ? null : (
          <StickyActions>
            {page.kind === 'failed' ? (
              <>
                <FailureNotice failure={page.failure} />
                <Button variant="secondary" fullWidth onClick={page.onRetry}>
                  {texts.retry}
                </Button>
              </>
            ) : null}
            <Button type="submit" fullWidth disabled={state !== 'open'} busy={busy}>
              {state === 'requested' ? texts.requested : texts.request}
            </Button>
          </StickyActions>
        )}
      </OperationForm>
      {outcome === null ? null : <CallOutcomeDialog {...{ outcome, texts }} onClose={dismiss} />}
    </>
  );
}
