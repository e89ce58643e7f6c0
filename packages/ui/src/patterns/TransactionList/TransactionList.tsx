import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { MonthList, type MonthListProps } from './MonthList.tsx';
import type { TransactionRowView } from './TransactionList.types.ts';
import { TransactionRow } from './TransactionRow.tsx';

export type TransactionListProps = Omit<MonthListProps<TransactionRowView>, 'children'> & {
  /** Id of the order whose details are open. */
  readonly openId?: Id | null;
  /** A row was pressed. */
  readonly onOpen: (row: TransactionRowView) => void;
};

/** The transaction history, grouped by month (TXN-005). */
export function TransactionList({ openId = null, onOpen, ...rest }: TransactionListProps) {
  return (
    <MonthList {...rest}>
      {(row, place) => <TransactionRow key={row.id} {...place} row={row} selected={row.id === openId} onOpen={onOpen} />}
    </MonthList>
  );
}
