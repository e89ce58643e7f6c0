import { useEffect, useState } from 'react';

/** Puts a text where the customer can paste it from; rejects when the browser refuses. */
export type WriteText = (text: string) => Promise<void>;

const writeToClipboard: WriteText = (text) => navigator.clipboard.writeText(text);

export type Copying = { readonly state: CopyState; readonly copy: (text: string) => Promise<void> };

export type CopyState = 'idle' | 'copied' | 'refused';

/**
 * Copying with its confirmation, which goes away by itself; copying again starts its time again.
 * @param shownMs how long 'copied' or 'refused' is
 * @param onRefused the clipboard refused; the customer has to copy by hand
 */
export function useCopied(shownMs: number, write: WriteText = writeToClipboard, onRefused?: () => void): Copying {
  const [result, setResult] = useState<{ readonly state: CopyState }>({ state: 'idle' });
  useEffect(() => {
    if (result.state === 'idle') return undefined;
    const timer = setTimeout(() => {
      setResult({ state: 'idle' });
    }, shownMs);
    return () => {
      clearTimeout(timer);
    };
  }, [result, shownMs]);
  const copy = async (text: string): Promise<void> => {
    try {
      await write(text);
      setResult({ state: 'copied' });
    } catch {
      setResult({ state: 'refused' });
      onRefused?.();
    }
  };
  return { state: result.state, copy };
}
