import { lazy, useEffect } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import type { TransferEndProps } from './TransferEnd.tsx';
import { TransferWaiting } from './TransferWaiting.tsx';

const loadEnd = () => import('./TransferEnd.tsx');
const TransferEnd = lazy(async () => ({ default: (await loadPart(loadEnd)).TransferEnd }));

/** Preloads the last steps of a send while its form is filled in. The form does not wait for them, and they need no network later. */
export function usePreloadedTransferEnd(): void {
  useEffect(() => {
    // A failure is reported when they are needed.
    loadEnd().catch(() => undefined);
  }, []);
}

/** The last steps of a send, or a placeholder until they are loaded. */
export function LazyTransferEnd(props: TransferEndProps) {
  const { onBack, homeHref } = props;
  return (
    <Part waiting={<TransferWaiting page={{ kind: 'loading' }} {...{ onBack, homeHref }} />}>
      <TransferEnd {...props} />
    </Part>
  );
}
