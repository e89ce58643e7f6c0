import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { cardDraftIssues, typeCardNumber, typeExpiry, type CardDraftIssues } from './cardDraftIssues.ts';
import { cardsTexts } from './cards.texts.ts';
import type { CardDraft, CardOutcome } from './CardsScreen.types.ts';

export type NewCardScreenProps = {
  /** The card provider's own element; null where the screen's fields take the card. */
  readonly element: ReactNode;
  /** The time that cards are judged by, epoch milliseconds. */
  readonly now: number;
  /** `draft` is null where the card provider's element holds the card. */
  readonly onSubmit: (draft: CardDraft | null) => Promise<CardOutcome>;
  /** After a refusal that leaves nothing to do here (D-CARDS-10). */
  readonly onRefused: () => void;
  readonly onBack: () => void;
};

const EMPTY: CardDraft = { number: '', expirationDate: '', cvc: '', holder: '' };

/** A new card; what is typed goes to the card provider alone (D-CARDS-04). */
export function NewCardScreen({ element, now, onSubmit, onRefused, onBack }: NewCardScreenProps) {
  const texts = useTexts(cardsTexts);
  const [draft, setDraft] = useState(EMPTY);
  const [issues, setIssues] = useState<CardDraftIssues>({});
  const [outcome, setOutcome] = useState<CardOutcome>({ kind: 'cancelled' });
  const { busy, submitOnce } = useSubmitOnce();
  const issueOf = (field: keyof CardDraft): string | undefined => {
    const issue = issues[field];
    return issue === undefined ? undefined : texts[issue];
  };
  const edit = (change: Partial<CardDraft>): void => {
    setDraft({ ...draft, ...change });
    setIssues({});
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = element === null ? cardDraftIssues(draft, now) : {};
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    void submitOnce(async () => setOutcome(await onSubmit(element === null ? draft : null)));
  };
  return (
    <OperationForm title={texts.newCard} onBack={onBack} onSubmit={submit}>
      {element ?? (
        <>
          <TextField
            label={texts.number}
            inputMode="numeric"
            autoComplete="cc-number"
            value={draft.number}
            onValueChange={(text) => edit({ number: typeCardNumber(text) })}
            issue={issueOf('number')}
          />
          <TextField
            label={texts.expiry}
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            value={draft.expirationDate}
            onValueChange={(text) => edit({ expirationDate: typeExpiry(text) })}
            issue={issueOf('expirationDate')}
          />
          <TextField
            label={texts.cvc}
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            value={draft.cvc}
            onValueChange={(text) => edit({ cvc: text.replaceAll(/\D/g, '') })}
            issue={issueOf('cvc')}
          />
          <TextField
            label={texts.holder}
            autoComplete="cc-name"
            maxLength={140}
            value={draft.holder}
            onValueChange={(holder) => edit({ holder })}
            issue={issueOf('holder')}
          />
        </>
      )}
      <Notice kind="info">{texts.ownCard}</Notice>
      <Notice kind="info">{texts.newCustomer}</Notice>
      <StickyActions>
        <FailureNotice failure={outcome.kind === 'failed' ? outcome.failure : null} />
        <Button type="submit" fullWidth busy={busy}>
          {texts.add}
        </Button>
      </StickyActions>
      {outcome.kind === 'refused' ? (
        <ErrorDialog
          message={outcome.message}
          onClose={() => {
            setOutcome({ kind: 'cancelled' });
            onRefused();
          }}
        />
      ) : null}
    </OperationForm>
  );
}
