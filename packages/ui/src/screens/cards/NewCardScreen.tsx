import { useMemo, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { cardDraftIssues, typeCardNumber, typeExpiry } from './cardDraftIssues.ts';
import { cardsTexts } from './cards.texts.ts';
import type { CardDraft, Cancelled } from './CardsScreen.types.ts';

export type NewCardScreenProps = {
  /** The card provider's own element; null where the screen's fields take the card. */
  readonly element: ReactNode;
  /** The time that cards are judged by, epoch milliseconds. */
  readonly now: number;
  /** `draft` is null where the card provider's element holds the card. */
  readonly onSubmit: (draft: CardDraft | null) => Promise<CallOutcome<never, Cancelled>>;
  /** After a refusal that leaves nothing to do here (D-CARDS-10). */
  readonly onRefused: () => void;
  readonly onBack: () => void;
};

const EMPTY: CardDraft = { number: '', expirationDate: '', cvc: '', holder: '' };
const fields = ['number', 'expirationDate', 'cvc', 'holder'] as const;

/** Where the card provider's element holds the card, the fields are not looked at. */
const cardSchema = (now: number, texts: typeof cardsTexts, isTyped: boolean) =>
  z.object({ number: z.string(), expirationDate: z.string(), cvc: z.string(), holder: z.string() }).check(
    ...fields.map((field) =>
      says((draft: CardDraft) => {
        const issue = isTyped ? cardDraftIssues(draft, now)[field] : undefined;
        return issue === undefined ? undefined : texts[issue];
      }, field),
    ),
  );

/** A new card; what is typed goes to the card provider alone (D-CARDS-04). */
export function NewCardScreen({ element, now, onSubmit, onRefused, onBack }: NewCardScreenProps) {
  const texts = useTexts(cardsTexts);
  const isTyped = element === null;
  const schema = useMemo(() => cardSchema(now, texts, isTyped), [now, texts, isTyped]);
  const form = useScreenForm({
    schema,
    first: EMPTY,
    quiet: true,
    emptySpeaks: false,
    onSubmit: (draft): Promise<CallOutcome<never, Cancelled>> => onSubmit(isTyped ? draft : null),
  });
  const { outcome, edit } = form;
  return (
    <OperationForm title={texts.newCard} onBack={onBack} {...form.props}>
      {element ?? (
        <>
          <TextField
            label={texts.number}
            inputMode="numeric"
            autoComplete="cc-number"
            {...form.field('number')}
            onValueChange={(text) => edit('number', typeCardNumber(text))}
          />
          <TextField
            label={texts.expiry}
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            {...form.field('expirationDate')}
            onValueChange={(text) => edit('expirationDate', typeExpiry(text))}
          />
          <TextField
            label={texts.cvc}
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            {...form.field('cvc')}
            onValueChange={(text) => edit('cvc', text.replaceAll(/\D/g, ''))}
          />
          <TextField label={texts.holder} autoComplete="cc-name" maxLength={140} {...form.field('holder')} />
        </>
      )}
      <Notice kind="info">{texts.ownCard}</Notice>
      <Notice kind="info">{texts.newCustomer}</Notice>
      <StickyActions>
        <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
        <Button type="submit" fullWidth busy={form.busy}>
          {texts.add}
        </Button>
      </StickyActions>
      {outcome?.kind === 'refused' ? (
        <ErrorDialog
          message={outcome.message}
          onClose={() => {
            form.dismiss();
            onRefused();
          }}
        />
      ) : null}
    </OperationForm>
  );
}
