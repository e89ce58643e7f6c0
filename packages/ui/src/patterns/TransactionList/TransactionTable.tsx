import type { KeyboardEvent } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { MonthList } from './MonthList.tsx';
import type { TransactionListProps } from './TransactionList.tsx';
import { TransactionTableRow } from './TransactionTableRow.tsx';
import { StyledColumnNames, StyledMonthTable } from './TransactionTable.styles.ts';
import { transactionListTexts } from './transactionList.texts.ts';

const columns = ['date', 'what', 'account', 'amount', 'worth', 'status'] as const;

/** The visible column names. For screen readers, the table of each month has its own. */
export function TransactionColumns() {
  const texts = useTexts(transactionListTexts);
  return (
    <StyledColumnNames aria-hidden>
      <div>
        {columns.map((column) => (
          <span key={column} data-cell={column}>
            {texts.columns[column]}
          </span>
        ))}
      </div>
    </StyledColumnNames>
  );
}

/** Moves the focus between rows with the arrow keys. Rows outside the viewport are mounted as they come near. */
function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-order] a')];
  const next = links[links.indexOf(event.target) + step];
  if (next === undefined || !links.includes(event.target)) return;
  event.preventDefault();
  next.focus();
}

/** The history on a desktop: a table per month, with as many columns as fit (TXN-005). */
export function TransactionTable({ openId = null, onOpen, ...rest }: TransactionListProps) {
  const texts = useTexts(transactionListTexts);
  return (
    <MonthList
      {...rest}
      onKeyDown={walkRows}
      renderMonth={(month, style, rows) => (
        <StyledMonthTable role="table" aria-label={month} style={style}>
          <VisuallyHidden role="row">
            {columns.map((column) => (
              <span key={column} role="columnheader">
                {texts.columns[column]}
              </span>
            ))}
          </VisuallyHidden>
          {rows}
        </StyledMonthTable>
      )}
    >
      {(row, place) => <TransactionTableRow key={row.id} {...place} row={row} selected={row.id === openId} onOpen={onOpen} />}
    </MonthList>
  );
}
