import { styled } from 'styled-components';
import { Money } from '../../foundations/Money/Money.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { TransactionParty, TransactionRowView } from './TransactionList.types.ts';
import { transactionListTexts } from './transactionList.texts.ts';

type Direction = 'in' | 'out';
const directions: Partial<Record<TransactionRowView['group'], Direction>> = { incomings: 'in', outgoings: 'out' };

/** What came in has a plus and what went out a minus; money that only changed its currency stays in the colour of the text (DESIGN 11). */
export function RowAmount({ row }: { readonly row: TransactionRowView }) {
  const { group, volume, left, status, mark } = row;
  const direction = left === undefined ? directions[group] : 'in';
  const tone = left === undefined || mark === 'sell' ? {} : { tone: 'plain' as const };
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

export function LeftAmount({ value }: { readonly value: NonNullable<TransactionRowView['left']> }) {
  return <Money place="transactions" value={value} direction="out" holding />;
}

/** Nothing for an amount in euros: it is its own worth. */
export function worthBeside({ volume, left, worth }: TransactionRowView): TransactionRowView['worth'] {
  return left !== undefined || worth === undefined || worth.currencyCode === volume.currencyCode ? undefined : worth;
}

export function usePartyText(): (party: TransactionParty, whole?: boolean) => string {
  const texts = useTexts(transactionListTexts);
  return ({ way, name, detail }, whole = false) => {
    const text = whole && detail !== undefined ? `${name}, ${detail}` : name;
    return way === 'by' ? text : texts[way](text);
  };
}

/** What a narrow list leaves out. */
export const Roomy = styled.span`
  display: none;

  @container transactions (min-width: 500px) {
    display: inline;
  }
`;
