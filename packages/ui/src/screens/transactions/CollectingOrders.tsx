import { useEffect, useRef, useState } from 'react';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { ExportedTransactions, TransactionsScreenProps } from './TransactionsScreen.types.ts';
import { transactionsTexts } from './transactions.texts.ts';

type CollectingOrdersProps = Pick<TransactionsScreenProps, 'onExport'> & {
  readonly withPrices: boolean;
  readonly onFinished: (exported: ExportedTransactions) => void;
};

/** Collects the orders while it is mounted. Unmounting cancels the collection, which then reports nothing. */
export function CollectingOrders({ onExport, withPrices, onFinished }: CollectingOrdersProps) {
  const texts = useTexts(transactionsTexts);
  const [{ loaded, total }, setProgress] = useState({ loaded: 0, total: 0 });
  const latest = useRef({ onExport, withPrices, onFinished });
  useEffect(() => {
    latest.current = { onExport, withPrices, onFinished };
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function collect(): Promise<void> {
      const { withPrices: wanted } = latest.current;
      const exported = await latest.current.onExport({
        signal,
        withPrices: wanted,
        onProgress: (some, all) => setProgress({ loaded: some, total: all }),
      });
      if (!signal.aborted) latest.current.onFinished(exported);
    }
    void collect();
    return () => leaving.abort();
  }, []);
  // The total is unknown before the first page.
  const words = total === 0 ? texts.exporting : texts.exported(loaded, total);
  return (
    <Stack gap={8}>
      <Text>{words}</Text>
      <ProgressBar label={texts.exporting} value={total === 0 ? 0 : (100 * loaded) / total} valueText={words} />
    </Stack>
  );
}
