import type { ComponentPropsWithRef } from 'react';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { IntoArrow } from '../../foundations/Icon/IntoArrow.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import type { RowTone } from '../../foundations/row/RowContent.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { UnreadTitle } from '../Unread/UnreadTitle.tsx';
import type { TransactionRowView, TransactionStatus } from './TransactionList.types.ts';
import { transactionGroupIcons, transactionStatusIcons, transactionStatusTones } from './transactionGroupIcons.ts';
import { transactionListTexts } from './transactionList.texts.ts';

const tones: Record<TransactionStatus, RowTone> = { completed: 'plain', pending: 'warning', moderate: 'plain', rejected: 'negative' };
const directions: Partial<Record<TransactionRowView['group'], 'in' | 'out'>> = { incomings: 'in', outgoings: 'out' };

export type TransactionRowProps = Omit<ComponentPropsWithRef<'li'>, 'children' | 'title'> & {
  readonly row: TransactionRowView;
  /** Its details are open. @default false */
  readonly selected?: boolean;
  /** Marks it as news. @default false */
  readonly unread?: boolean;
  readonly onOpen: (row: TransactionRowView) => void;
};

/** One order: mark of its group, title and time, amount with its sign, status in words (D-TXN-10). The same row in every list. */
export function TransactionRow({ row, selected = false, unread = false, onOpen, ...rest }: TransactionRowProps) {
  const texts = useTexts(transactionListTexts);
  const { status, group, volume, flow, time, title, href } = row;
  const direction = directions[group];
  const isDone = status === 'completed';
  const codes = flow === null ? undefined : <Flow {...flow} />;
  const spokenFlow = flow === null ? undefined : texts.flow(flow.from, flow.to);
  return (
    <ListRow
      {...rest}
      href={href}
      onPress={() => onOpen(row)}
      selected={selected}
      chevron={false}
      leading={<IconTile glyph={transactionGroupIcons[group]} />}
      status={isDone ? undefined : <Icon glyph={transactionStatusIcons[status]} size={14} data-tone={transactionStatusTones[status]} />}
      title={unread ? <UnreadTitle>{title}</UnreadTitle> : title}
      note={
        isDone || codes === undefined ? (
          time
        ) : (
          <>
            {time} ·{' '}
            <span role="img" aria-label={spokenFlow}>
              {codes}
            </span>
          </>
        )
      }
      amount={
        <Money
          variant="row"
          place="transactions"
          value={volume}
          struck={status === 'rejected'}
          {...(direction === undefined ? {} : { direction })}
        />
      }
      valueNote={isDone ? codes : texts.statuses[status]}
      valueNoteSpoken={isDone ? spokenFlow : undefined}
      valueNoteTone={tones[status]}
    />
  );
}

function Flow({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <>
      {from} <IntoArrow /> {to}
    </>
  );
}
