import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const StyledAvatar = styled.span`
  --size: var(--primitive-size-asset-md);
  --letters: var(--primitive-font-size-14);
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--size);
  block-size: var(--size);
  border-radius: var(--primitive-radius-full);
  background: var(--semantic-color-bg-accent);
  color: var(--semantic-color-text-accent);
  font: var(--semantic-typography-label);
  /* Keeps the letters within their disc at any text size. */
  font-size: min(var(--letters), 0.4 * var(--size));
  font-weight: 600;

  &[data-size='32'] {
    --size: var(--primitive-size-asset-sm);
    --letters: var(--primitive-font-size-12);
  }
  &[data-size='56'] {
    --size: var(--primitive-size-asset-lg);
    --letters: var(--primitive-font-size-20);
  }
  &[data-size='72'] {
    --size: 72px;
    --letters: var(--primitive-font-size-28);
  }
  &[data-tone='hero'] {
    background: var(--semantic-color-bg-hero);
    color: var(--semantic-color-text-on-hero);
  }
  &[data-shape='tile'] {
    border-radius: var(--semantic-shape-tile);
  }
`;

/** 'Alice Berg' becomes AB, 'Alice' becomes A. Works for letters of any script. */
const getInitials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.match(/^./u)?.[0] ?? '');
  return letters.join('').toLocaleUpperCase('en');
};

export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Name of a person or company. */
  readonly name: string;
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
      {getInitials(name)}
    </StyledAvatar>
  );
}
