import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { DetailList, type Detail } from '../../components/DetailList/DetailList.tsx';

// The list's own styles are of the same weight: the second & makes these win.
const StyledSummary = styled(Card)`
  && {
    padding-block: var(--primitive-space-16);
  }
  && dl > div {
    padding-block: var(--primitive-space-6);
  }
  && dl > div + [data-strong] {
    margin-block-start: var(--primitive-space-8);
    padding-block-start: var(--primitive-space-16);
    border-block-start: 1px solid var(--component-row-divider);
  }
`;

export type FeeSummaryProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Fee, rate and the like, the total last. Rows that are not known yet hold a dash, so that nothing jumps. One that is `strong` carries the weight in place of the last. */
  readonly items: readonly Detail[];
};

/** What it costs, beside the amount as it is typed (DESIGN principle 3). The last row carries the weight. */
export function FeeSummary({ items, ...rest }: FeeSummaryProps) {
  const carriesWeight = items.find(({ strong }) => strong === true) ?? items.at(-1);
  return (
    <StyledSummary aria-live="polite" aria-atomic="false" {...rest}>
      <DetailList variant="compact" items={items.map((item) => ({ ...item, strong: item === carriesWeight }))} />
    </StyledSummary>
  );
}
