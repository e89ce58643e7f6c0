import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useHydrated } from '../../foundations/hydration/useHydrated.ts';
import { StyledButton } from './Button.styles.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** The label, which is also the accessible name. */
  readonly children: ReactNode;
  /**
   * `primary` once per screen, `quiet` for the secondary choice, `quiet-danger` for a destructive one, `on-hero` on the hero background.
   * @default 'primary'
   */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger' | 'on-hero';
  /** 52, 44 or 36 px high. The smallest keeps a touch target of 44. @default 'lg' */
  readonly size?: 'lg' | 'md' | 'sm';
  /** Fills its container. @default false */
  readonly fullWidth?: boolean;
  /** Marks work in progress. The button keeps its label, width and focus, and ignores presses (D-APP-12). @default false */
  readonly busy?: boolean;
};

/**
 * A button (ARIA button pattern). Its children are its name; an icon before them is decorative. Does not submit by default, and is disabled
 * until hydration.
 */
export function Button({ variant, size, fullWidth, busy, type = 'button', disabled = false, onClick, ...rest }: ButtonProps) {
  const isHydrated = useHydrated();
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      {...rest}
      type={type}
      disabled={disabled || !isHydrated}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    />
  );
}
