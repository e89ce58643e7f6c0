import { styled } from 'styled-components';
import { Button, type ButtonProps } from './Button.tsx';

const StyledButton = styled(Button)`
  && {
    margin-inline: calc(-1 * var(--primitive-space-12));
  }
`;

/** A small quiet button under other words: its words stand on the edge of the column, its ground reaches beyond. */
export function FlushButton(props: Omit<ButtonProps, 'variant' | 'size'>) {
  return <StyledButton variant="quiet" size="sm" {...props} />;
}
