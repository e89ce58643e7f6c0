import { useEffect, useState } from 'react';

/** Writes a text to the clipboard. Rejects when the browser refuses. */
export type WriteText = (text: string) => Promise<void>;

const writeToClipboard: WriteText = (text) => navigator.clipboard.writeText(text);

type CopyState = 'idle' | 'copied' | 'refused';

/**
 * Copies text and tracks a temporary confirmation. Copying again restarts its timer.
 * @param shownMs how long the state stays 'copied' or 'refused'
 * @param onRefused called when the clipboard refuses, so the customer has to copy manually
 */
export function useCopyConfirmation(shownMs: number, write: WriteText = writeToClipboard, onRefused?: () => void) {
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
