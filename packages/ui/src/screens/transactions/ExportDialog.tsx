import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useToast } from '../../foundations/root/WalletUi.ts';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import { transactionListTexts } from '../../patterns/TransactionList/transactionList.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { CollectingOrders } from './CollectingOrders.tsx';
import { saveFile } from './saveFile.ts';
import { transactionsCsv } from './transactionsCsv.ts';
import type { ExportedTransactions, TransactionsScreenProps } from './TransactionsScreen.types.ts';
import { transactionsTexts } from './transactions.texts.ts';

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
        saveFile(transactionsCsv(exported.rows, columns, statuses), texts.csvFile(today), 'text/csv;charset=utf-8');
        showToast({ text: texts.saved(exported.rows.length), tone: 'positive' });
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
          {failure === null ? null : <Button onClick={() => setFailure(null)}>{texts.retry}</Button>}
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {begun ? (
        failure === null ? (
          <CollectingOrders onExport={onExport} withPrices={withPrices} onFinished={finish} />
        ) : (
          texts.exportFailed
        )
      ) : (
        <Checkbox label={texts.withPrices} checked={withPrices} onCheckedChange={setWithPrices} />
      )}
    </Dialog>
  );
}
