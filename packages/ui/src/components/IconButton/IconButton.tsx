import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHydrated } from '../../foundations/hydration/useHydrated.ts';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { StyledIconButton } from './IconButton.styles.ts';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'aria-pressed'> & {
  /** What pressing it does. This is its accessible name. */
  readonly label: string;
  /** The icon. The label is the accessible name. */
  readonly icon: IconGlyph;
  /** Width of the icon in px: 24 in a header. @default 20 */
  readonly iconSize?: 16 | 20 | 24;
  /** `tonal` for a quiet background, `raised` for the round button that overlaps a seam. @default 'plain' */
  readonly variant?: 'plain' | 'tonal' | 'raised';
  /** Colour of the icon. @default 'default' */
  readonly tone?: 'default' | 'accent' | 'on-hero';
  /** Makes it a toggle button. */
  readonly pressed?: boolean;
  /** Marks work in progress. The button keeps its focus and ignores presses. @default false */
  readonly busy?: boolean;
};

/** A round button of 44 × 44 with only an icon (ARIA button pattern, or a toggle button when `pressed` is set). */
export function IconButton({
  label,
  icon,
  iconSize = 20,
  variant = 'plain',
  tone = 'default',
  pressed,
  busy,
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  const isHydrated = useHydrated();
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledIconButton
      {...rest}
      type={type}
      disabled={disabled || !isHydrated}
      data-variant={variant}
      data-tone={tone}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <Icon glyph={icon} size={iconSize} />
    </StyledIconButton>
  );
}
