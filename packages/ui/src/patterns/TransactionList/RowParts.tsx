import { styled } from 'styled-components';
import { Money } from '../../foundations/Money/Money.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { TransactionParty, TransactionRowView } from './TransactionList.types.ts';
import { transactionDirection } from './transactionMarks.ts';
import { transactionListTexts } from './transactionList.texts.ts';

/** Incoming money has a plus, outgoing a minus. Money that was only converted keeps the colour of the text. */
export function RowAmount({ row }: { readonly row: TransactionRowView }) {
  const { group, volume, left, status } = row;
  const direction = left === undefined ? transactionDirection(group) : 'in';
  const tone = left === undefined ? {} : { tone: 'plain' as const };
  return (
    <Money
      variant="row"
      place="transactions"
      value={volume}
      struck={status === 'rejected'}
      holding
      {...(direction === undefined ? {} : { direction, ...tone })}
    />
  );
}

export function PaidAmount({ value, struck }: { readonly value: NonNullable<TransactionRowView['left']>; readonly struck: boolean }) {
  return <Money place="transactions" value={value} direction="out" struck={struck} holding />;
}

/** Returns the worth, or undefined for an amount in the same currency and for conversions. */
export function getSeparateWorth({ volume, left, worth }: TransactionRowView): TransactionRowView['worth'] {
  return left !== undefined || worth === undefined || worth.currencyCode === volume.currencyCode ? undefined : worth;
}

export function usePartyFormatter(): (party: TransactionParty, whole?: boolean) => string {
  const texts = useTexts(transactionListTexts);
  return ({ way, name, detail }, whole = false) => {
    const text = whole && detail !== undefined ? `${name}, ${detail}` : name;
    return way === 'by' ? text : texts[way]({ name: text });
  };
}

/** Content that narrow lists omit. */
export const WideOnly = styled.span`
  display: none;

  @container transactions (min-width: 31.25rem) {
    display: inline;
  }
`;
