import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { DetailList, type Detail } from '../../components/DetailList/DetailList.tsx';

// The list's own styles have the same specificity. The second & makes these win.
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
  /**
   * Fee, rate and similar rows, the total last. Show a dash for unknown values, so that the layout does not shift. A `strong` row is
   * emphasised instead of the last one.
   */
  readonly items: readonly Detail[];
};

/** The costs of an operation, updated next to the amount while typing (DESIGN principle 3). The last row is emphasised. */
export function FeeSummary({ items, ...rest }: FeeSummaryProps) {
  const carriesWeight = items.find(({ strong }) => strong === true) ?? items.at(-1);
  return (
    <StyledSummary aria-live="polite" aria-atomic="false" {...rest}>
      <DetailList variant="compact" items={items.map((item) => ({ ...item, strong: item === carriesWeight }))} />
    </StyledSummary>
  );
}
