import type { KeyboardEvent, ComponentPropsWithRef } from 'react';
import { statusLooks } from '../../components/StatusBadge/StatusBadge.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { defaultZone, MonthList } from './MonthList.tsx';
import type { TransactionListProps } from './TransactionList.tsx';
import { StyledColumnNames, StyledMonthTable, StyledTableRow } from './TransactionTable.styles.ts';
import { transactionListTexts } from './transactionList.texts.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { IntoArrow } from '../../foundations/Icon/IntoArrow.tsx';
import { createFollowHandler } from '../../foundations/link/createFollowHandler.ts';
import { Money } from '../../foundations/Money/Money.tsx';
import { PartyMark } from './PartyMark.tsx';
import { getSeparateWorth, PaidAmount, RowAmount, usePartyFormatter } from './RowParts.tsx';
import type { TransactionRowView } from './TransactionList.types.ts';

type TransactionTableRowProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  readonly row: TransactionRowView;
  readonly selected: boolean;
  readonly onOpen: (row: TransactionRowView) => void;
};

/** An order as a table row. Its title is a link that can be pressed anywhere in the row. */
export function TransactionTableRow({ row, selected, onOpen, ...rest }: TransactionTableRowProps) {
  const texts = useTexts(transactionListTexts);
  const partyText = usePartyFormatter();
  const { status, left, flow, party, time, title, href, volume } = row;
  const worth = getSeparateWorth(row);
  return (
    <StyledTableRow {...rest} role="row" data-row="" data-order={row.id} data-selected={selected || undefined}>
      <div role="cell" data-cell="date">
        {time}
      </div>
      <div role="cell" data-cell="what">
        <PartyMark order={row} />
        <span>
          <a href={href} onClick={createFollowHandler(() => onOpen(row))} aria-current={selected || undefined}>
            {title}
          </a>
          {party === undefined ? null : <span>{partyText(party, true)}</span>}
        </span>
      </div>
      <div role="cell" data-cell="account">
        {flow === null ? (
          volume.currencyCode
        ) : (
          <>
            {flow.from} <IntoArrow /> <VisuallyHidden>{texts.into}</VisuallyHidden> {flow.to}
          </>
        )}
      </div>
      <div role="cell" data-cell="amount">
        <RowAmount row={row} />
        {status === 'completed' && left === undefined && worth === undefined ? null : (
          <span data-part="under">
            {status === 'completed' ? null : (
              <span data-part="status" data-tone={statusLooks[status].tone}>
                <Icon glyph={statusLooks[status].icon} size={14} />
                {row.heldUntil === undefined ? texts.statuses[status] : texts.onHold({ until: row.heldUntil })}
              </span>
            )}
            {left === undefined ? null : <PaidAmount value={left} struck={status === 'rejected'} />}
            {worth === undefined ? null : <Money value={worth} holding approximate struck={status === 'rejected'} />}
          </span>
        )}
      </div>
    </StyledTableRow>
  );
}

const columns = ['date', 'what', 'account', 'amount'] as const;

/** Returns the columns with their names. The first says the time zone. */
function useColumnNames(zone = defaultZone) {
  const texts = useTexts(transactionListTexts);
  const names = zone === '' ? texts.columns : { ...texts.columns, date: texts.dateIn({ zone }) };
  return columns.map((column) => ({ column, name: names[column] }));
}

/** The visible column names. For screen readers, the table of each month has its own. */
export function TransactionColumns({ zone }: Pick<TransactionListProps, 'zone'>) {
  return (
    <StyledColumnNames aria-hidden>
      <div>
        {useColumnNames(zone).map(({ column, name }) => (
          <span key={column} data-cell={column}>
            {name}
          </span>
        ))}
      </div>
    </StyledColumnNames>
  );
}

/** Moves the focus between rows with the arrow keys. Rows outside the viewport are mounted as they come near. */
function moveFocusBetweenRows(event: KeyboardEvent<HTMLElement>): void {
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
  const names = useColumnNames(rest.zone);
  return (
    <MonthList
      {...rest}
      onKeyDown={moveFocusBetweenRows}
      renderMonth={(month, style, rows) => (
        <StyledMonthTable role="table" aria-label={month} style={style}>
          <VisuallyHidden role="row">
            {names.map(({ column, name }) => (
              <span key={column} role="columnheader">
                {name}
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
