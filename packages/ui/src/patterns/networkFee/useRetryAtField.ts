import { useRef, type RefObject } from 'react';

/**
 * For a field whose issue requests its options again. The issue disappears when it is pressed, so the field takes the focus and shows what
 * comes.
 */
export function useRetryAtField(retry: () => void): {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onRetryIssue: () => void;
} {
  const ref = useRef<HTMLButtonElement>(null);
  return {
    ref,
    onRetryIssue: () => {
      ref.current?.focus();
      retry();
    },
  };
}
