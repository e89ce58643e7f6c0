import { useState } from 'react';
import { notify } from '../control/controlCall.ts';

const SHOWN_MS = 1200;

type CopyProps = {
  readonly text: string;
  /** Names the copied value for screen readers: 'phone'. */
  readonly of: string;
  /** @default 'Copy' */
  readonly label?: string;
  readonly kind?: 'link-button' | 'plain' | 'first';
};

/** A button that copies a text and confirms it in its label. */
export function Copy({ text, of, label = 'Copy', kind = 'link-button' }: CopyProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notify('The browser did not allow to copy.', 'negative');
      return;
    }
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), SHOWN_MS);
  };
  return (
    <button type="button" className={kind} aria-label={label === 'Copy' ? `Copy ${of}` : undefined} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </button>
  );
}
