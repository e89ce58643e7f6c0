import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { IntoArrow } from '../../foundations/Icon/IntoArrow.tsx';
import { onFollowed } from '../../foundations/link/onFollowed.ts';
import { Money } from '../../foundations/Money/Money.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { LeftAmount, RowAmount, usePartyText } from './RowParts.tsx';
import type { TransactionRowView } from './TransactionList.types.ts';
import { StyledTableRow } from './TransactionTable.styles.ts';
import { transactionIcon, transactionStatusIcons, transactionStatusTones } from './transactionMarks.ts';
import { transactionListTexts } from './transactionList.texts.ts';

type TransactionTableRowProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  readonly row: TransactionRowView;
  readonly selected: boolean;
  readonly onOpen: (row: TransactionRowView) => void;
};

/** An order as a table row. Its title is a link that can be pressed anywhere in the row. */
export function TransactionTableRow({ row, selected, onOpen, ...rest }: TransactionTableRowProps) {
  const texts = useTexts(transactionListTexts);
  const partyText = usePartyText();
  const { status, left, flow, party, time, title, href, volume, worth } = row;
  return (
    <StyledTableRow {...rest} role="row" data-row="" data-order={row.id} data-status={status} data-selected={selected || undefined}>
      <div role="cell" data-cell="date">
        {time}
      </div>
      <div role="cell" data-cell="what">
        <IconTile glyph={transactionIcon(row)} />
        <span>
          <a href={href} onClick={onFollowed(() => onOpen(row))} aria-current={selected || undefined}>
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
        {left === undefined ? null : (
          <span>
            <LeftAmount value={left} />
          </span>
        )}
      </div>
      <div role="cell" data-cell="worth">
        {worth === undefined ? null : <Money value={worth} holding approximate={isReckoned(row)} />}
      </div>
      <div role="cell" data-cell="status" data-tone={status === 'completed' ? undefined : transactionStatusTones[status]}>
        {status === 'completed' ? null : <Icon glyph={transactionStatusIcons[status]} size={14} />}
        {row.heldUntil === undefined ? texts.statuses[status] : texts.onHold(row.heldUntil)}
      </div>
    </StyledTableRow>
  );
}

/** True when neither amount is in euros, so that the worth was calculated with a rate. */
const isReckoned = ({ volume, left, worth }: TransactionRowView): boolean =>
  volume.currencyCode !== worth?.currencyCode && left?.currencyCode !== worth?.currencyCode;
