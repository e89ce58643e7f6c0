import { findEdit, type Edit, type Selection } from '@wallet/core/validation/typedText';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useMergedRef } from '../refs/useMergedRef.ts';

/** A change of an input's text, to be checked by a rule. */
export type TypedChange = Edit & {
  readonly now: string;
  readonly previous: string;
  /** The selection in `previous`. Undefined when the change came from an autofill. */
  readonly selection: Selection | undefined;
  /** The removed text was after the caret: Delete, not Backspace. */
  readonly forward: boolean;
};

/**
 * Result of a rule: the text to store with the caret's position in its displayed form, or the reason why the change is refused. A lasting
 * reason stays until something is deleted, because the text continues after what was refused. After a slip, such as a letter between digits,
 * the text is still what was meant.
 */
export type RuleResult<Why> = { readonly kind: 'accepted'; readonly text: string; readonly caret?: number } | Rejection<Why>;
type Rejection<Why> = { readonly kind: 'rejected'; readonly why: Why; readonly isLasting?: boolean; readonly isSlip?: boolean };

type TypedTextOptions<Why> = {
  readonly rule: (change: TypedChange) => RuleResult<Why>;
  /**
   * While a refusal is shown that was no slip, stops the first submit of the form and focuses the field: its text is not what was entered.
   * While text is composed that is refused, every submit is stopped: what is shown will be rewritten.
   * @default false
   */
  readonly stopsSubmit?: boolean | undefined;
  /** Unit of the text, such as a currency. Undo ends where it changes. */
  readonly unit?: string | undefined;
  /** Formats the stored text for display. @default the text itself */
  readonly show?: ((text: string) => string) | undefined;
  /** The stored text. Uncontrolled when omitted. */
  readonly value?: string | undefined;
  readonly onValueChange?: ((text: string) => void) | undefined;
  /** Called for accepted changes. */
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly onRejected?: ((why: Why) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

/** The displayed text of an input before a change, with its selection. */
type StateBefore = Selection & { readonly shown: string };
type HistoryEntry = { readonly text: string; readonly caret: number };
type Refusal<Why> = {
  readonly why: Why;
  readonly isLasting: boolean;
  readonly isSlip: boolean;
  /** The text that is shown since. */
  readonly at: string | undefined;
  readonly hasStopped: boolean;
};

const identity = (text: string): string => text;

/**
 * Lets a rule correct what is typed, pasted, autofilled or composed before any handler is called. Text being composed with an input method
 * is not rewritten until the composition ends, because that would abort it. Rewriting breaks the browser's undo, so the hook implements its
 * own.
 */
export function useTypedText<Why>({ rule, show = identity, value, unit, stopsSubmit = false, ref, ...on }: TypedTextOptions<Why>) {
  const [composed, setComposed] = useState<string | null>(null);
  const [lastRefusal, setRefusal] = useState<Refusal<Why> | null>(null);
  const refusal = lastRefusal?.at === value ? lastRefusal : null;
  const element = useRef<HTMLInputElement | null>(null);
  const before = useRef<StateBefore | null>(null);
  const composing = useRef<(StateBefore & { readonly text: string }) | null>(null);
  const past = useRef<{ undo: HistoryEntry[]; redo: HistoryEntry[] }>({ undo: [], redo: [] });
  const held = useRef(value ?? '');
  const heldUnit = useRef(unit);

  const rememberBeforeInput = useCallback((input: HTMLInputElement | null) => {
    // Only the browser knows what a change will replace, so take the selection before it.
    const remember = (): void => {
      before.current = input === null ? null : captureState(input);
    };
    element.current = input;
    input?.addEventListener('beforeinput', remember);
    return () => input?.removeEventListener('beforeinput', remember);
  }, []);
  const attach = useMergedRef(rememberBeforeInput, ref);
  useLayoutEffect(() => {
    if (unit !== heldUnit.current) {
      // "100" of the other unit is another amount.
      past.current = { undo: [], redo: [] };
      heldUnit.current = unit;
      held.current = value ?? held.current;
      setRefusal(null);
    }
    if (value === undefined || value === held.current) return;
    setRefusal(null);
    // A value set from outside ("Use all") can be undone too.
    past.current = { undo: [...past.current.undo, { text: held.current, caret: held.current.length }], redo: [] };
    held.current = value;
  }, [value, unit]);
  const isDue = composed !== null || (refusal?.isSlip === false && !refusal.hasStopped);
  const isWatching = stopsSubmit && refusal !== null && isDue;
  useEffect(() => {
    const form = element.current?.form;
    if (!isWatching || !form) return undefined;
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setRefusal((last) => last && { ...last, hasStopped: true });
      element.current?.focus();
    };
    form.addEventListener('submit', stop, true);
    return () => form.removeEventListener('submit', stop, true);
  }, [isWatching]);

  const keep = (text: string): void => {
    held.current = text;
    on.onValueChange?.(text);
  };
  const refuse = ({ why, isLasting = false, isSlip = false }: Omit<Rejection<Why>, 'kind'>, at: string | undefined): void => {
    setRefusal({ why, isLasting, isSlip, at, hasStopped: false });
    on.onRejected?.(why);
  };
  /** @returns true when the change is accepted */
  const change = (input: HTMLInputElement, from: StateBefore | null, forward: boolean): boolean => {
    const now = input.value;
    const shown = value === undefined ? (from?.shown ?? held.current) : show(held.current);
    const begun = composing.current;
    const [previous, selection] = from === null || (begun === null && from.shown !== shown) ? [shown, undefined] : [from.shown, from];
    const edit = findEdit(previous, now, selection);
    const typed = rule({ ...edit, now, previous, selection, forward });
    const text = begun?.text ?? (value === undefined ? previous : held.current);
    if (typed.kind === 'rejected') {
      setInputText(input, previous, (input.selectionStart ?? now.length) - (now.length - previous.length));
      if (text !== held.current) keep(text);
      refuse(typed, value === undefined ? undefined : text);
      return false;
    }
    const isAddition = edit.removed === '';
    setRefusal((last) => (isAddition && last?.isLasting === true ? { ...last, at: value === undefined ? undefined : typed.text } : null));
    const next = show(typed.text);
    if (next !== now) setInputText(input, next, typed.caret ?? findCaret(now.slice(input.selectionStart ?? now.length), next));
    else if (typed.caret !== undefined && typed.caret !== input.selectionStart) setInputText(input, next, typed.caret);
    if (typed.text !== text) past.current = { undo: [...past.current.undo, { text, caret: from?.end ?? previous.length }], redo: [] };
    if (typed.text !== held.current || value === undefined) keep(typed.text);
    return true;
  };
  /** Checks text during composition, so that the form has it. It is rewritten only after the composition ends. */
  const compose = ({ value: now }: HTMLInputElement, begun: StateBefore): void => {
    setComposed(now);
    const typed = rule({ ...findEdit(begun.shown, now, begun), now, previous: begun.shown, selection: begun, forward: false });
    if (typed.kind === 'rejected') return refuse(typed, value === undefined ? undefined : held.current);
    setRefusal(null);
    if (typed.text !== held.current) keep(typed.text);
  };
  const travel = (to: 'undo' | 'redo', input: HTMLInputElement): void => {
    const step = past.current[to].pop();
    const caret = input.selectionStart ?? input.value.length;
    if (step === undefined) return setInputText(input, value === undefined ? input.value : show(held.current), caret);
    past.current[to === 'undo' ? 'redo' : 'undo'].push({ text: held.current, caret });
    setRefusal(null);
    setInputText(input, show(step.text), step.caret);
    keep(step.text);
  };
  const shown = value === undefined ? undefined : (composed ?? show(value));
  return {
    /** The displayed text. Undefined when uncontrolled. */
    shown,
    /** Why the last change was refused, until the text changes. */
    refusal: refusal?.why ?? null,
    /** True when the refusal has stopped a submit. It is an issue of the field then. */
    hasStopped: refusal?.hasStopped === true,
    /** Refuses what has not reached the input, such as a paste. */
    refuse: (why: Why): void => refuse({ why }, value),
    inputProps: {
      ref: attach,
      ...(shown === undefined ? {} : { value: shown }),
      onChange: (event: ChangeEvent<HTMLInputElement>): void => {
        const { currentTarget: input, nativeEvent } = event;
        const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
        if (composing.current !== null) return compose(input, composing.current);
        if (inputType === 'historyUndo' || inputType === 'historyRedo') return travel(inputType === 'historyUndo' ? 'undo' : 'redo', input);
        const from = before.current;
        before.current = null;
        if (change(input, from, inputType.endsWith('Forward'))) on.onChange?.(event);
      },
      onCompositionStart: (event: CompositionEvent<HTMLInputElement>): void => {
        composing.current = { ...captureState(event.currentTarget), text: held.current };
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>): void => {
        const begun = composing.current;
        setComposed(null);
        change(event.currentTarget, begun, false);
        composing.current = null;
        before.current = null;
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
        on.onKeyDown?.(event);
        const key = event.key.toLowerCase();
        if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
        event.preventDefault();
        travel(key === 'y' || event.shiftKey ? 'redo' : 'undo', event.currentTarget);
      },
      onBlur: on.onBlur,
    },
  };
}

function captureState({ value: shown, selectionStart, selectionEnd }: HTMLInputElement): StateBefore {
  return { shown, start: selectionStart ?? shown.length, end: selectionEnd ?? shown.length };
}

const LETTER_OR_DIGIT = /[\p{Letter}\p{Number}]/u;

/** Returns the position in `shown` that has as many letters and digits after it as `behind` contains. */
function findCaret(behind: string, shown: string): number {
  let left = Array.from(behind).filter((character) => LETTER_OR_DIGIT.test(character)).length;
  let place = shown.length;
  while (left > 0 && place > 0) {
    place--;
    if (LETTER_OR_DIGIT.test(shown.charAt(place))) left--;
  }
  return place;
}

function setInputText(input: HTMLInputElement, text: string, caret: number): void {
  input.value = text;
  const place = Math.max(0, Math.min(caret, text.length));
  input.setSelectionRange(place, place);
}
