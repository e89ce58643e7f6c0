import { RIGHT_TO_LEFT_MARK } from '@wallet/core/format/characters';
import { moneyFigures } from '@wallet/core/format/figures';
import { amountIntegerDigits } from '@wallet/core/limits/limits';
import { finishAmount, showAmount, typeAmount } from '@wallet/core/validation/typeAmount';
import { type ComponentPropsWithRef, type CSSProperties, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { splitFieldProps, type FieldProps } from '../../foundations/Field/Field.tsx';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { StyledAmountBox, StyledAmountField } from './AmountInput.styles.ts';
import { amountInputTexts } from './AmountInput.texts.ts';

const FLASH_MS = 400;

/** Returns a state that is true for 400 ms after each call, as designed for a refused keystroke. */
function useFlash(): readonly [flashing: boolean, flash: () => void] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), FLASH_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return [count > 0, () => setCount((last) => last + 1)];
}

/** Advice on the current amount, with a button that applies it. */
export type AmountAdvice = {
  /** The amount exceeds a balance or a limit: the advice is shown as an issue. @default false */
  readonly isError?: boolean;
  /** 'You have €12,450.75'. @default the field's hint */
  readonly text?: string | undefined;
  /** Label of the button: 'Use all'. Without it there is no button. */
  readonly action?: string;
  readonly onMend?: () => void;
};

export type AmountInputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'type' | 'prefix'> &
  FieldProps & {
    /** The text as typed, '' when empty. Never a number, because '1.10' and '1.1' are different texts. */
    readonly value: string;
    /** Receives the accepted text, with a dot as separator, never at its end, and no leading zeros. */
    readonly onValueChange: (text: string) => void;
    /** Maximum number of digits after the separator: the currency's decimals. */
    readonly decimals: number;
    /** Maximum number of digits before the separator. @default 10 */
    readonly integerDigits?: number | undefined;
    /** `field` in a form, `bare` for the single large amount of an operation, `cell` at the end of an exchange cell. @default 'field' */
    readonly look?: 'field' | 'bare' | 'cell';
    /** Sign of any currency, shown where the locale puts it: €500, in German 500 €. */
    readonly sign?: string | undefined;
    /** Shows ≈ before a calculated amount. @default false */
    readonly approximate?: boolean;
    /** The currency's code. Pasting an amount in another currency is refused with a message. */
    readonly currencyCode?: string | undefined;
    /** Replaces the hint while the amount is too high or too low, and offers a correction. Announced politely. */
    readonly advice?: AmountAdvice | undefined;
    /** A currency code after the amount, or a control that switches the currency. */
    readonly suffix?: ReactNode;
    /** The amount in another currency, below the field. Changes are announced. */
    readonly converted?: ReactNode;
  };

/**
 * A text field for an amount of money (native text input). Groups digits while typing, turns a comma into a dot and parses a paste in the
 * format it was written in. Refused input makes the field flash and shows the reason until the next edit. While it is shown, the first
 * submit of the form is stopped and the reason becomes the field's issue, because the amount is not the one that was entered. A single letter
 * stops nothing.
 */
export function AmountInput(props: AmountInputProps) {
  const [frame, { value, onValueChange, onFocus, onBlur, onClick, onPaste, decimals, integerDigits = amountIntegerDigits, ...others }] =
    splitFieldProps(props);
  const locale = useLocale();
  const { look = 'field', sign, approximate = false, suffix, converted, currencyCode, advice, ...rest } = others;
  const { before = '', behind = '' } = sign === undefined ? {} : moneyFigures(locale, sign);
  const head = `${approximate ? '≈\u00A0' : ''}${before}`;
  const texts = useTexts(amountInputTexts);
  const [rejected, flash] = useFlash();
  // The field keeps a trailing point to itself: shown while the customer is in it, and again on return, so that the next digit is a decimal
  // (D-FMT-11).
  const [draft, setDraft] = useState(value);
  const [isLeft, setLeft] = useState(false);
  const hasReturned = useRef(false);
  const text = finishAmount(draft) === value ? draft : value;
  const {
    shown = '',
    inputProps,
    refusal,
    hasStopped,
    refuse,
  } = useTypedText({
    ...rest,
    rule: ({ now, previous, selection, forward }) =>
      typeAmount(now, locale, { decimals, integerDigits, currencyCode, previous, selection, forward }),
    show: (stored) => showAmount(isLeft ? finishAmount(stored) : stored, locale),
    value: text,
    unit: currencyCode,
    stopsSubmit: true,
    onValueChange: (typed) => {
      setDraft(typed);
      if (finishAmount(typed) !== value) onValueChange(finishAmount(typed));
    },
    onRejected: flash,
  });
  // A value from elsewhere, such as an amount in another currency, can have more decimals than can be typed.
  const problem = refusal ?? (!rest.readOnly && (value.split('.')[1] ?? '').length > decimals ? 'decimals' : null);
  const describeRefusal = (reason: keyof typeof texts.refused): string => {
    const { refused } = texts;
    if (reason === 'currency') return refused.currency({ currencyCode: currencyCode ?? '' });
    if (reason === 'digits') return refused.digits({ count: integerDigits });
    if (reason === 'decimals') return decimals === 0 ? refused.whole : refused.decimals({ count: decimals });
    return refused[reason];
  };
  const issue = hasStopped && refusal !== null ? describeRefusal(refusal) : frame.issue;
  const length = (shown === '' ? (rest.placeholder ?? '') : shown).length;
  const digits: CSSProperties & Record<'--digits' | '--signs', number> = {
    '--digits': Math.max(1, length),
    '--signs': Math.max(2, head.length + behind.length),
  };
  return (
    <StyledAmountField
      {...frame}
      issue={issue}
      {...(advice?.isError === true
        ? { hint: undefined, issue: <Advice {...advice} issue={issue} /> }
        : advice && { hint: <Advice as="output" {...advice} text={advice.text ?? frame.hint} /> })}
    >
      {(control) => (
        <>
          <StyledAmountBox
            data-part={look === 'field' ? 'box' : undefined}
            data-look={look}
            data-length={getLengthStep(length)}
            data-rejected={rejected || undefined}
            data-invalid={control['aria-invalid']}
            dir={look !== 'field' && before.startsWith(RIGHT_TO_LEFT_MARK) ? 'rtl' : undefined}
            style={look === 'field' ? undefined : digits}
          >
            {head === '' ? null : (
              <span data-part="sign" aria-hidden>
                {head}
              </span>
            )}
            <input
              autoComplete="off"
              inputMode="decimal"
              {...rest}
              {...control}
              {...inputProps}
              type="text"
              onPaste={(event) => {
                onPaste?.(event);
                // The browser would make a space of the line break or tab between two figures.
                if (!/\d\s*[\t\r\n]\s*\d/.test(event.clipboardData.getData('text'))) return;
                event.preventDefault();
                refuse('text');
              }}
              onClick={(event) => {
                onClick?.(event);
                const { currentTarget: input } = event;
                // The press has set the caret before the point came back.
                const end = input.value.length;
                if (hasReturned.current && input.selectionStart === end - 1) input.setSelectionRange(end, end);
                hasReturned.current = false;
              }}
              onFocus={(event) => {
                hasReturned.current = isLeft && text.endsWith('.');
                setLeft(false);
                onFocus?.(event);
              }}
              onBlur={(event) => {
                setLeft(true);
                onBlur?.(event);
              }}
            />
            {behind === '' ? null : (
              <span data-part="sign" aria-hidden>
                {behind}
              </span>
            )}
            {suffix === undefined ? null : <span data-part="suffix">{suffix}</span>}
          </StyledAmountBox>
          <output data-part="notes">{problem === null || hasStopped ? null : describeRefusal(problem)}</output>
          {converted === undefined ? null : <output data-part="notes">{converted}</output>}
        </>
      )}
    </StyledAmountField>
  );
}

/** Keeps the focus, and the phone's keyboard, in the field. */
const keepFocus = (event: PointerEvent): void => event.preventDefault();

type AdviceProps = Omit<AmountAdvice, 'text' | 'isError'> & {
  /** Announces the advice when it appears. An issue is announced by its field. */
  readonly as?: 'span' | 'output';
  readonly issue?: ReactNode;
  readonly text?: ReactNode;
};

/** The form's own issue, the advice and its button, in one line. */
function Advice({ as: Line = 'span', issue, text, action, onMend }: AdviceProps) {
  return (
    <Line>
      {issue ? <span>{issue}</span> : null}
      {issue && text ? ' · ' : null}
      {text}
      {action === undefined ? null : (
        <>
          {text ? ' · ' : null}
          <button type="button" onPointerDown={keepFocus} onClick={onMend}>
            {action}
          </button>
        </>
      )}
    </Line>
  );
}

/** Shrinks the large amount in steps, so that it never wraps or scrolls. `line`: too long to share its line with anything. */
function getLengthStep(length: number): 's' | 'm' | 'l' | 'xl' | 'line' {
  if (length <= 7) return 's';
  if (length <= 9) return 'm';
  if (length <= 11) return 'l';
  return length <= 15 ? 'xl' : 'line';
}
