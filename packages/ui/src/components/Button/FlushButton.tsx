import { styled } from 'styled-components';
import { Button, type ButtonProps } from './Button.tsx';

const StyledButton = styled(Button)`
  && {
    margin-inline: calc(-1 * var(--primitive-space-12));
  }
`;

/** A small quiet button below other text. Its label aligns with the edge of the column, and its background extends beyond it. */
export function FlushButton(props: Omit<ButtonProps, 'variant' | 'size'>) {
  return <StyledButton variant="quiet" size="sm" {...props} />;
}
