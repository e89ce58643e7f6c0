import { MonthList } from './MonthList.tsx';
import type { MoreTransactions, TransactionPages, TransactionRowView } from './TransactionList.types.ts';
import { TransactionRow } from './TransactionRow.tsx';

export type TransactionListProps = {
  /** Keep a page's identity while nothing in it changes. */
  readonly pages: TransactionPages;
  readonly more: MoreTransactions;
  /** Id of the order whose details are open. */
  readonly openId?: string | null;
  readonly onOpen: (row: TransactionRowView) => void;
};

/** The history by months (TXN-005). */
export function TransactionList({ pages, more, openId = null, onOpen }: TransactionListProps) {
  return (
    <MonthList pages={pages} more={more}>
      {(row) => <TransactionRow key={row.id} row={row} selected={row.id === openId} onOpen={onOpen} />}
    </MonthList>
  );
}
