import type { AmountRefusal } from '@wallet/core/validation/readAmount';
import { finishAmount, showAmount, typeAmount } from '@wallet/core/validation/typeAmount';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useLocale } from '../../texts/Locale.tsx';
import { useFlash } from './useFlash.ts';

type AmountInputOptions = {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly decimals: number;
  readonly integerDigits: number;
  readonly currencyCode: string | undefined;
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
};

/** A change before it happened: what was shown, and what of it was selected. */
type Before = { readonly shown: string; readonly start: number; readonly end: number };
type Past = { readonly text: string; readonly caret: number };

/**
 * The behaviour of an amount field; the rule itself is `typeAmount` of core. What is shown has the marks of the locale and groups, what is
 * kept and handed on a point alone. Since what is typed is rewritten, the browser cannot undo it: the field does so itself.
 */
export function useAmountInput({ value, onValueChange, decimals, integerDigits, currencyCode, ...on }: AmountInputOptions) {
  const locale = useLocale();
  const [isFlashing, flash] = useFlash();
  const [refusal, setRefusal] = useState<{ readonly why: AmountRefusal; readonly at: string } | null>(null);
  /** What an input method is still composing stays as it is: to write over it would end it. */
  const [composed, setComposed] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Before | null>(null);
  const composing = useRef<Before | null>(null);
  const past = useRef<{ undo: Past[]; redo: Past[] }>({ undo: [], redo: [] });
  const lastValue = useRef(value);
  const caret = useRef<number | null>(null);
  const shown = showAmount(value, locale);

  // Before a change the browser alone knows what it will replace.
  useEffect(() => {
    const element = box.current;
    const remember = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement) before.current = selectionOf(target);
    };
    element?.addEventListener('beforeinput', remember);
    return () => element?.removeEventListener('beforeinput', remember);
  }, []);
  useLayoutEffect(() => {
    // What came from outside ("Use all") is undone like what was typed.
    if (lastValue.current !== value)
      past.current = { undo: [...past.current.undo, { text: lastValue.current, caret: lastValue.current.length }], redo: [] };
    lastValue.current = value;
    const input = box.current?.querySelector('input');
    if (caret.current !== null) input?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);

  const keep = (text: string): void => {
    lastValue.current = text;
    onValueChange(text);
  };
  const change = (input: HTMLInputElement, from: Before | null, forward: boolean, isComposing: boolean): boolean => {
    const raw = input.value;
    const selection = from?.shown === shown ? { start: from.start, end: from.end } : undefined;
    const typed = typeAmount(raw, locale, { decimals, integerDigits, currencyCode, previous: shown, selection, forward });
    if (typed.kind === 'rejected') {
      if (isComposing) return false;
      write(input, shown, (input.selectionStart ?? raw.length) - (raw.length - shown.length));
      setRefusal({ why: typed.why, at: value });
      flash();
      return false;
    }
    setRefusal(null);
    if (!isComposing) write(input, showAmount(typed.text, locale), typed.caret);
    if (typed.text !== value) {
      past.current = { undo: [...past.current.undo, { text: value, caret: from?.end ?? shown.length }], redo: [] };
      keep(typed.text);
    }
    return true;
  };
  const travel = (to: 'undo' | 'redo', input: HTMLInputElement): void => {
    const step = past.current[to].pop();
    if (step === undefined) return write(input, shown, input.selectionStart ?? shown.length);
    past.current[to === 'undo' ? 'redo' : 'undo'].push({ text: value, caret: input.selectionStart ?? shown.length });
    caret.current = step.caret;
    keep(step.text);
  };
  return {
    box,
    shown: composed ?? shown,
    rejected: isFlashing,
    /** Why the last change was refused, until there is another text. */
    refusal: refusal?.at === value ? refusal.why : null,
    inputProps: {
      value: composed ?? shown,
      onChange: (event: ChangeEvent<HTMLInputElement>): void => {
        const { currentTarget: input, nativeEvent } = event;
        const { inputType, isComposing } = nativeEvent instanceof InputEvent ? nativeEvent : { inputType: '', isComposing: false };
        if (inputType === 'historyUndo' || inputType === 'historyRedo') return travel(inputType === 'historyUndo' ? 'undo' : 'redo', input);
        if (isComposing) setComposed(input.value);
        const isTaken = change(input, composing.current ?? before.current, inputType.endsWith('Forward'), isComposing);
        if (isTaken) on.onChange?.(event);
      },
      onCompositionStart: (event: CompositionEvent<HTMLInputElement>): void => {
        composing.current = selectionOf(event.currentTarget);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>): void => {
        composing.current = null;
        setComposed(null);
        change(event.currentTarget, null, false, false);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
        on.onKeyDown?.(event);
        const key = event.key.toLowerCase();
        if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
        event.preventDefault();
        travel(key === 'y' || event.shiftKey ? 'redo' : 'undo', event.currentTarget);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>): void => {
        const finished = finishAmount(value); // "5." becomes "5" (D-FMT-11)
        if (finished !== value) keep(finished);
        on.onBlur?.(event);
      },
    },
  };
}

function selectionOf({ value: shown, selectionStart, selectionEnd }: HTMLInputElement): Before {
  return { shown, start: selectionStart ?? shown.length, end: selectionEnd ?? shown.length };
}

function write(input: HTMLInputElement, text: string, caret: number): void {
  input.value = text;
  const place = Math.max(0, Math.min(caret, text.length));
  input.setSelectionRange(place, place);
}
