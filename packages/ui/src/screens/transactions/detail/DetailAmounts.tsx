import type { ReactNode } from 'react';
import { Money } from '../../../foundations/Money/Money.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { usePartyFormatter } from '../../../patterns/TransactionList/RowParts.tsx';
import { transactionDirection } from '../../../patterns/TransactionList/transactionMarks.ts';
import type { TransactionDetail, TransactionFlow } from './TransactionDetail.types.ts';

type Figures = Pick<TransactionDetail, 'group' | 'volume' | 'worth' | 'status' | 'flow' | 'party'>;

/** True for an exchange, a purchase or a sale. */
const isConversion = ({ left, arrived }: TransactionFlow): boolean => left.currencyCode !== arrived.currencyCode;

/**
 * The amount of an order and one line below it: what was paid for it, its worth, or who it was with. Its details and its receipt begin with
 * the same.
 */
export function DetailAmounts({ group, volume, worth, status, flow, party }: Figures) {
  const writeParty = usePartyFormatter();
  const struck = status === 'rejected';
  if (flow !== null && isConversion(flow))
    return (
      <>
        <Money variant="lead" value={flow.arrived} direction="in" tone="plain" struck={struck} />
        <Note>
          <Money value={flow.left} direction="out" struck={struck} />
        </Note>
      </>
    );
  const direction = transactionDirection(group);
  return (
    <>
      <Money variant="lead" value={volume} struck={struck} {...(direction === undefined ? {} : { direction })} />
      {worth !== undefined && worth.currencyCode !== volume.currencyCode ? (
        <Note>
          <Money value={worth} approximate struck={struck} />
        </Note>
      ) : party !== undefined ? (
        <Note>{writeParty(party)}</Note>
      ) : null}
    </>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Text as="span" type="body-sm" tone="secondary">
      {children}
    </Text>
  );
}
