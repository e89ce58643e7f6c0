import { useRef, type ChangeEvent, type FocusEvent } from 'react';

/** What a rule of typing answers: the text to keep, or that the keystroke is refused. */
export type Typed = { readonly kind: 'accepted'; readonly text: string } | { readonly kind: 'rejected' };

type TypedTextOptions = {
  /** A pure rule from what is in the input now, and what stood there before. */
  readonly rule: (raw: string, previous: string) => Typed;
  /** Given when the parent holds the text; without it the input holds it. */
  readonly value?: string | undefined;
  readonly onValueChange?: ((text: string) => void) | undefined;
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  readonly onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** A keystroke or paste was refused; the text stays as it was. */
  readonly onRejected?: (() => void) | undefined;
};

/**
 * Lets a rule correct what is typed before anybody hears of it. The input's own text is corrected in place, so it works for
 * controlled inputs and for those a form library reads itself, and the caret stays where the customer put it.
 */
export function useTypedText({ rule, value, onValueChange, onChange, onFocus, onRejected }: TypedTextOptions) {
  const accepted = useRef('');
  const behindRuled = (raw: string, caret: number): number => {
    const before = rule(raw.slice(0, caret), '');
    return before.kind === 'accepted' ? before.text.length : caret;
  };
  return {
    ...(value === undefined ? {} : { value }),
    onFocus: (event: FocusEvent<HTMLInputElement>): void => {
      accepted.current = event.currentTarget.value;
      onFocus?.(event);
    },
    onChange: (event: ChangeEvent<HTMLInputElement>): void => {
      const input = event.currentTarget;
      const raw = input.value;
      const caret = input.selectionStart ?? raw.length;
      const previous = value ?? accepted.current;
      const typed = rule(raw, previous);
      if (typed.kind === 'rejected') {
        write(input, previous, caret - (raw.length - previous.length));
        onRejected?.();
        return;
      }
      if (typed.text !== raw) {
        write(input, typed.text, behindRuled(raw, caret));
      }
      accepted.current = typed.text;
      onChange?.(event);
      onValueChange?.(typed.text);
    },
  };
}

function write(input: HTMLInputElement, text: string, caret: number): void {
  input.value = text;
  const position = Math.max(0, Math.min(caret, text.length));
  input.setSelectionRange(position, position);
}
