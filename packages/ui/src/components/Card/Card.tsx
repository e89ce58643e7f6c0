import type { ComponentPropsWithRef } from 'react';
import { StyledCard } from './Card.styles.ts';

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** @default 'div' */
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** `hero` carries the balance or an event, `accent` a quiet banner, `dashed` an offer to add something. @default 'plain' */
  readonly variant?: 'plain' | 'hero' | 'accent' | 'dashed';
  /** `none` where rows bring their own. @default 'regular' */
  readonly padding?: 'regular' | 'none';
  /** The whole card is pressed: its first link or button is stretched over it. Only one control may stand inside. */
  readonly pressable?: boolean;
};

/** A surface with a hairline. On `hero` the focus ring and texts take the roles made for that ground. */
export function Card({ variant = 'plain', padding = 'regular', pressable = false, ...rest }: CardProps) {
  return (
    <StyledCard
      {...rest}
      data-variant={variant}
      data-padding={padding}
      data-pressable={pressable || undefined}
      data-ground={variant === 'hero' ? 'hero' : undefined}
    />
  );
}
