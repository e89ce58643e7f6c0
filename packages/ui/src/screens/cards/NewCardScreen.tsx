import { typeCardCode, typeCardNumber, typeExpiry, type TypedCard } from '@wallet/core/validation/typeCard';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Text } from '../../foundations/Text/Text.tsx';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { CallFailedDialog } from '../../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { typedFieldTexts } from '../../foundations/Field/typedField.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { CardMark } from '../../foundations/CardMark/CardMark.tsx';
import { CardElements, type CardElementsView } from './CardElements.tsx';
import { CardFieldsRow } from './CardFields.styles.ts';
import { CardFace } from './CardFace.tsx';
import { cardsTexts } from './cards.texts.ts';
import type { CardDraft, Cancelled } from './CardsScreen.types.ts';
import type { Edit } from '@wallet/core/validation/typedText';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';
import { isCardExpired } from '@wallet/core/validation/dates';
import type { CardBrand } from '../../foundations/CardMark/cardBrands.ts';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';

type CardDraftIssue = 'required' | 'invalid' | 'invalidDate';
type CardDraftIssues = { readonly [field in keyof CardDraft]?: CardDraftIssue };

/** Verifies the check digit of a card number (ISO/IEC 7812, Luhn). */
function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(' ', '').split('').map(Number);
  if (digits.length < 12 || digits.length > 19 || digits.some(Number.isNaN)) return false;
  const sum = digits.toReversed().reduce((total, digit, place) => {
    const counted = place % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Returns the issues of a typed card by field; empty when it may be sent to the card provider.
 * @param now epoch milliseconds
 */
export function findCardDraftIssues({ number, expirationDate, cvc, holder }: CardDraft, now: number): CardDraftIssues {
  return {
    ...(number.trim() === '' ? { number: 'required' as const } : isCardNumber(number) ? {} : { number: 'invalid' as const }),
    ...(expirationDate === ''
      ? { expirationDate: 'required' as const }
      : isCardExpired(expirationDate, now)
        ? { expirationDate: 'invalidDate' as const }
        : {}),
    ...(cvc === '' ? { cvc: 'required' as const } : /^\d{3,4}$/.test(cvc) ? {} : { cvc: 'invalid' as const }),
    ...(holder.trim() === '' ? { holder: 'required' as const } : {}),
  };
}

/** Leading digits of the common brands (ISO/IEC 7812). */
const brandPatterns: readonly (readonly [RegExp, CardBrand])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(50|5[6-8]|6390|67)/, 'maestro'],
  [/^62/, 'unionpay'],
  [/^35/, 'jcb'],
];

/** Returns the brand of a number that is being typed; null while it cannot be determined. */
export const detectBrand = (number: string): CardBrand | null => brandPatterns.find(([start]) => start.test(number))?.[1] ?? null;

type CardTextFieldProps = Omit<TextFieldProps, 'value' | 'onValueChange'> & {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly rule: (edit: Edit) => TypedCard;
  /** Shown after an edit that was rejected. */
  readonly refused: string;
};

/** A field for card digits, which are grouped or divided while they are typed. */
function CardTextField({ rule, refused, hint, value, onValueChange, onBlur, ref, ...rest }: CardTextFieldProps) {
  const { inputProps, refusal } = useTypedText({
    rule,
    value,
    onValueChange,
    onBlur,
    ref,
  });
  return <TextField inputMode="numeric" dir="ltr" {...rest} {...inputProps} hint={refusal === null ? hint : refused} />;
}

const EXPIRY_PATTERN = 'MM/YY';

/** Shows the card as it is typed. It repeats the fields and is hidden from screen readers. */
function CardPreview({ draft: { number, expirationDate, holder } }: { readonly draft: CardDraft }) {
  const texts = useTexts(cardsTexts);
  const typed = number.replaceAll(' ', '');
  return (
    <div aria-hidden>
      <CardFace
        name=""
        brand={detectBrand(number)}
        numberFormatted={typed.length < 16 ? typed.padEnd(16, '•').replaceAll(/(.{4})(?=.)/g, '$1 ') : number}
        holder={holder === '' ? texts.holder : holder.toUpperCase()}
        expirationDate={expirationDate === '' ? EXPIRY_PATTERN : expirationDate}
      />
    </div>
  );
}

export type NewCardScreenProps = ScreenProps<'aside' | 'afterForm'> & {
  /**
   * Where the card is entered: the screen's fields, a sheet that opens later (CARDS-021), or the card provider's own fields (THIRD-021).
   */
  readonly source: 'typed' | 'sheet' | CardElementsView;
  /** Current time for checking the expiry, in epoch milliseconds. */
  readonly now: number;
  /** `draft` is null when a sheet collects the card. With the card provider's fields it contains only the name. */
  readonly onSubmit: (draft: CardDraft | null) => Promise<CallOutcome<never, Cancelled>>;
  /** Called after a refusal that leaves nothing to do on this page (D-CARDS-10). */
  readonly onRefused: () => void;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** True when the card's bank redirected the customer back with a refusal (THIRD-029). @default false */
  readonly isReturnRefused?: boolean;
};

const EMPTY_DRAFT: CardDraft = { number: '', expirationDate: '', cvc: '', holder: '' };
type FieldName = keyof CardDraft;
const typedFields: readonly FieldName[] = ['number', 'expirationDate', 'cvc', 'holder'];

const holderOnly: readonly FieldName[] = ['holder'];
const noFields: readonly FieldName[] = [];

/** @param looked the screen's own fields, the only ones validated */
const createCardSchema = (now: number, texts: typeof cardsTexts, looked: readonly FieldName[]) =>
  z.object({ number: z.string(), expirationDate: z.string(), cvc: z.string(), holder: z.string() }).check(
    ...looked.map((field) =>
      says((draft: CardDraft) => {
        const issue = findCardDraftIssues(draft, now)[field];
        return issue === undefined ? undefined : texts[issue];
      }, field),
    ),
  );

/** Adds a card. What is typed is sent to the card provider only (D-CARDS-04). */
export const NewCardScreen = createScreen(function NewCardScreen({
  source,
  now,
  onSubmit,
  onRefused,
  onBack,
  isReturnRefused = false,
}: NewCardScreenProps) {
  const texts = useTexts(cardsTexts);
  const typed = useTexts(typedFieldTexts);
  const elements = typeof source === 'object' ? source : null;
  const kind = elements === null ? source : 'elements';
  const validatedFields = kind === 'typed' ? typedFields : kind === 'sheet' ? noFields : holderOnly;
  const schema = useMemo(() => createCardSchema(now, texts, validatedFields), [now, texts, validatedFields]);
  const [isReturnShown, setReturnShown] = useState(isReturnRefused);
  const form = useScreenForm({
    schema,
    first: { ...EMPTY_DRAFT, holder: elements?.holder ?? '' },
    quiet: true,
    emptySpeaks: false,
    onSubmit: (draft): Promise<CallOutcome<never, Cancelled>> => onSubmit(kind === 'sheet' ? null : draft),
  });
  const { outcome } = form;
  const brand = detectBrand(form.values.number);
  const isWide = useIsWide();
  const preview = <CardPreview draft={form.values} />;
  return (
    <OperationForm title={texts.newCard} onBack={onBack} {...form.props} aside={kind === 'typed' && isWide ? preview : undefined}>
      {kind === 'typed' ? (
        <>
          {isWide ? null : preview}
          <CardTextField
            label={texts.number}
            autoComplete="cc-number"
            {...form.field('number')}
            rule={typeCardNumber}
            refused={typed.cardNumber}
            suffix={brand === null ? undefined : <CardMark brand={brand} />}
          />
          <CardFieldsRow>
            <CardTextField
              label={texts.expiry}
              autoComplete="cc-exp"
              placeholder={EXPIRY_PATTERN}
              {...form.field('expirationDate')}
              rule={typeExpiry}
              refused={typed.cardExpiry}
            />
            <CardTextField
              label={texts.cvc}
              hint={texts.cvcHint}
              autoComplete="cc-csc"
              {...form.field('cvc')}
              rule={typeCardCode}
              refused={typed.cardCode}
            />
          </CardFieldsRow>
        </>
      ) : null}
      {elements === null ? null : <CardElements view={elements} />}
      {kind === 'sheet' ? null : <TextField label={texts.holder} autoComplete="cc-name" maxLength={140} {...form.field('holder')} />}
      <Text type="body-sm" tone="secondary">
        {texts.ownCard} {texts.newCustomer}
      </Text>
      <SubmitActions label={texts.add} busy={form.busy} disabled={elements !== null && elements.state !== 'ready'}>
        <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
      </SubmitActions>
      {outcome?.kind === 'refused' ? (
        <CallFailedDialog
          outcome={outcome}
          onClose={() => {
            form.dismiss();
            onRefused();
          }}
        />
      ) : null}
      {isReturnShown ? <ErrorDialog onClose={() => setReturnShown(false)} /> : null}
    </OperationForm>
  );
});
