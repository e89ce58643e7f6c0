import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { statusLooks } from '../../components/StatusBadge/StatusBadge.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import type { RowTone } from '../../foundations/row/RowContent.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { PartyMark } from './PartyMark.tsx';
import { PaidAmount, WideOnly, RowAmount, usePartyFormatter, getSeparateWorth } from './RowParts.tsx';
import type { TransactionRowView, TransactionStatus } from './TransactionList.types.ts';
import { transactionListTexts } from './transactionList.texts.ts';

const tones: Record<TransactionStatus, RowTone> = { completed: 'plain', pending: 'warning', moderate: 'plain', rejected: 'negative' };

export type TransactionRowProps = Omit<ComponentPropsWithRef<'li'>, 'children' | 'title'> & {
  readonly row: TransactionRowView;
  /** Set while its details are open. @default false */
  readonly selected?: boolean;
  readonly onOpen: (row: TransactionRowView) => void;
};

/**
 * An order with its icon, title, time and signed amount (D-TXN-10). The line below the amount shows the first of these that applies: the
 * status, the amount paid, the worth, the other party. The rest follows the time. The row is the same in every list.
 */
export function TransactionRow({ row, selected = false, onOpen, ...rest }: TransactionRowProps) {
  const { statuses, onHold } = useTexts(transactionListTexts);
  const partyText = usePartyFormatter();
  const { status, left, party, time, title, href } = row;
  const worth = getSeparateWorth(row);
  const isRejected = status === 'rejected';
  const sums = [
    ...(left === undefined ? [] : [<PaidAmount key="left" value={left} struck={isRejected} />]),
    ...(worth === undefined ? [] : [<Money key="worth" value={worth} approximate struck={isRejected} holding />]),
  ];
  const isDone = status === 'completed';
  const under: readonly ReactNode[] = [
    ...(isDone ? [] : [row.heldUntil === undefined ? statuses[status] : onHold({ until: row.heldUntil })]),
    ...sums,
  ];
  const [first, second] = under;
  return (
    <ListRow
      {...rest}
      href={href}
      onPress={() => onOpen(row)}
      selected={selected}
      chevron={false}
      leading={<PartyMark order={row} />}
      status={isDone ? undefined : <Icon glyph={statusLooks[status].icon} size={14} data-tone={statusLooks[status].tone} />}
      title={title}
      note={
        <>
          {time}
          {second === undefined ? null : left === undefined ? <WideOnly> · {second}</WideOnly> : <> · {second}</>}
          {party === undefined || first === undefined ? null : <WideOnly> · {partyText(party)}</WideOnly>}
        </>
      }
      amount={<RowAmount row={row} />}
      valueNote={first ?? (party === undefined ? undefined : partyText(party))}
      valueNoteTone={tones[status]}
    />
  );
}
