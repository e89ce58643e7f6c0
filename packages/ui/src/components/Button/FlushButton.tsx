import { styled } from 'styled-components';
import { Button, type ButtonProps } from './Button.tsx';

const StyledButton = styled(Button)`
  && {
    margin-inline: calc(-1 * var(--primitive-space-12));
  }
`;

type FlushButtonProps = Omit<ButtonProps, 'variant' | 'size'> & { readonly variant?: 'quiet' | 'quiet-danger' };

/** A small quiet button. Its label aligns with the edge of the column or row, and its background extends beyond it. */
export function FlushButton(props: FlushButtonProps) {
  return <StyledButton variant="quiet" size="sm" {...props} />;
}
