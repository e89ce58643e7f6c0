import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Money, type MoneyProps } from '../../foundations/Money/Money.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';

/* The amount scales with the width of its container. */
const StyledAmount = styled(Stack)`
  container-type: inline-size;
`;

type ReviewAmountProps = Pick<MoneyProps, 'value' | 'approximate'> & {
  /** 'Sending', 'You get'. */
  readonly label: string;
  /** What it is worth. */
  readonly children?: ReactNode;
};

/** The amount that a code approves, as the largest text of the step (PRICE-016). */
export function ReviewAmount({ label, children, ...amount }: ReviewAmountProps) {
  return (
    <StyledAmount gap={4} align="center">
      <Text as="span" tone="secondary">
        {label}
      </Text>
      <Money variant="lead" size="lg" {...amount} />
      {children}
    </StyledAmount>
  );
}
