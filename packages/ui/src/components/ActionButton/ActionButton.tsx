import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { StyledActionButton } from './ActionButton.styles.ts';

export type ActionButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** The operation it starts, in one word: Receive, Trade, Send. */
  readonly label: string;
  /** Drawn above the label. */
  readonly icon: IconGlyph;
  /** `sm` in the expanded row of an account. @default 'lg' */
  readonly size?: 'lg' | 'sm';
};

/** A tile that starts an operation, with an icon above its label (ARIA button pattern). */
export function ActionButton({ label, icon, size = 'lg', type = 'button', ...rest }: ActionButtonProps) {
  return (
    <StyledActionButton {...rest} type={type} data-size={size}>
      <Icon glyph={icon} size={size === 'lg' ? 24 : 20} />
      <span>{label}</span>
    </StyledActionButton>
  );
}
