import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { profileIcon } from '../../foundations/Icon/icons.ts';
import { StyledAvatar } from './Avatar.styles.ts';

/** 'Alice Berg' becomes AB, 'Alice' becomes A. Works for letters of any script. */
const getInitials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.match(/^./u)?.[0] ?? '');
  return letters.join('').toLocaleUpperCase('en');
};

export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Name of a person or company. null while it is unknown, which shows a figure. */
  readonly name: string | null;
  /** Size in px. @default 40 */
  readonly size?: 32 | 40 | 56 | 72;
  /** `hero` for the customer and for companies. @default 'accent' */
  readonly tone?: 'accent' | 'hero';
  /** @default 'round' */
  readonly shape?: 'round' | 'tile';
};

/** Initials of a name. Hidden from screen readers, because the name is next to it. */
export function Avatar({ name, size = 40, tone = 'accent', shape = 'round', ...rest }: AvatarProps) {
  return (
    <StyledAvatar {...rest} aria-hidden data-size={size} data-tone={tone} data-shape={shape}>
      {name === null ? <Icon glyph={profileIcon} /> : getInitials(name)}
    </StyledAvatar>
  );
}
