import { useState, useEffect, useEffectEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useToast } from '../../foundations/root/WalletUi.ts';
import { askHost } from '../../patterns/form/CallOutcome.ts';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import { transactionListTexts } from '../../patterns/TransactionList/transactionList.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type {
  ExportedTransactions,
  TransactionsScreenProps,
  ExportedAmount,
  ExportedPrice,
  ExportedTransaction,
} from './TransactionsScreen.types.ts';
import { transactionsTexts } from './transactions.texts.ts';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { type CsvCell, formatCsv } from '@wallet/core/format/csv';
import { removeIsolates } from '@wallet/core/format/isolates';

/**
 * Formats transactions as CSV for a spreadsheet. Amounts are numbers; anything written by a partner or a customer is text (WISH-022).
 * @param columns names of the columns, in the order of the cells
 * @param statuses texts of the statuses
 */
export function formatTransactionsCsv(
  rows: readonly ExportedTransaction[],
  columns: readonly string[],
  statuses: Readonly<Record<ExportedTransaction['status'], string>>,
): string {
  const lines = rows.map(({ date, type, status, amount, currency, to, fee, counterparty, id, price }) => [
    date,
    type,
    statuses[status],
    { number: amount },
    currency,
    ...toAmountCells(to),
    ...toAmountCells(fee),
    counterparty,
    String(id),
    ...(price === undefined ? [] : toPriceCells(price)),
  ]);
  return formatCsv([columns, ...lines]);
}

const toAmountCells = (amount: ExportedAmount | null): readonly CsvCell[] =>
  amount === null ? ['', ''] : [{ number: amount.value }, amount.currency];

const toPriceCells = (price: ExportedPrice | null): readonly CsvCell[] =>
  price === null
    ? Array.from({ length: 10 }, () => '')
    : [
        price.currency,
        { number: price.total },
        { number: price.fee },
        { number: price.markup },
        { number: price.markupPercent },
        { number: price.arrives },
        { number: price.received },
        price.receivedCurrency,
        { number: price.middleRate },
        { number: price.rate },
      ];

type CollectingOrdersProps = Pick<TransactionsScreenProps, 'onExport'> & {
  readonly withPrices: boolean;
  readonly onFinished: (exported: ExportedTransactions) => void;
};

/** Collects the orders while it is mounted. Unmounting cancels the collection, which then reports nothing. */
function OrderCollector({ onExport, withPrices, onFinished }: CollectingOrdersProps) {
  const texts = useTexts(transactionsTexts);
  const [{ loaded, total }, setProgress] = useState({ loaded: 0, total: 0 });
  const finish = useEffectEvent(onFinished);
  const collect = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const onProgress = (some: number, all: number): void => setProgress({ loaded: some, total: all });
    const exported = await askHost(() => onExport({ signal, withPrices, onProgress }));
    if (!signal.aborted) finish(exported);
  });
  useEffect(() => {
    const leaving = new AbortController();
    void collect(leaving.signal);
    return () => leaving.abort();
  }, []);
  // The total is unknown before the first page.
  const words = total === 0 ? texts.exporting : texts.exported({ loaded, total });
  return (
    <Stack gap={8}>
      <Text>{words}</Text>
      <ProgressBar label={texts.exporting} value={total === 0 ? 0 : (100 * loaded) / total} valueText={words} />
    </Stack>
  );
}

function saveFile(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download keeps its data, so the URL is no longer needed.
  setTimeout(() => URL.revokeObjectURL(url));
}

type ExportDialogProps = Pick<TransactionsScreenProps, 'onExport' | 'today' | 'canExportPrices'> & { readonly onClose: () => void };

/** Collects all orders that search and filters match, shows the progress, and saves the file. Cancel saves nothing (WISH-022). */
export function ExportDialog({ onExport, today, canExportPrices = false, onClose }: ExportDialogProps) {
  const texts = useTexts(transactionsTexts);
  const { statuses } = useTexts(transactionListTexts);
  const { showToast } = useToast();
  const [withPrices, setWithPrices] = useState(false);
  // Starts immediately when there is no choice to make.
  const [begun, setBegun] = useState(!canExportPrices);
  const [failure, setFailure] = useState<LoadFailure | null>(null);

  function finish(exported: ExportedTransactions): void {
    switch (exported.kind) {
      case 'done': {
        const columns = [...texts.csvColumns, ...(withPrices ? texts.csvPriceColumns : [])];
        const name = removeIsolates(texts.csvFile({ day: today }));
        saveFile(formatTransactionsCsv(exported.rows, columns, statuses), name, 'text/csv;charset=utf-8');
        showToast({ text: texts.saved({ count: exported.rows.length }), tone: 'positive' });
        onClose();
        return;
      }
      case 'failed':
        setFailure(exported.failure);
        return;
      case 'cancelled':
        onClose();
    }
  }

  return (
    <Dialog
      title={texts.exportCsv}
      onOpenChange={onClose}
      actions={
        <>
          <FailureNotice failure={failure} />
          {begun ? null : <Button onClick={() => setBegun(true)}>{texts.export}</Button>}
          {failure === null ? null : <RetryButton onClick={() => setFailure(null)} />}
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {begun ? (
        failure === null ? (
          <OrderCollector onExport={onExport} withPrices={withPrices} onFinished={finish} />
        ) : (
          texts.exportFailed
        )
      ) : (
        <Checkbox label={texts.withPrices} checked={withPrices} onCheckedChange={setWithPrices} />
      )}
    </Dialog>
  );
}
