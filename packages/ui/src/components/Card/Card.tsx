import type { ComponentPropsWithRef } from 'react';
import { StyledCard } from './Card.styles.ts';

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** @default 'div' */
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** `hero` for the balance or an event, `accent` for a quiet banner, `dashed` for an offer to add something. @default 'plain' */
  readonly variant?: 'plain' | 'hero' | 'accent' | 'dashed';
  /** `none` when the rows bring their own padding. @default 'regular' */
  readonly padding?: 'regular' | 'none';
  /** Makes the full card pressable by stretching its first link or button over it. Only one control may be inside. */
  readonly pressable?: boolean;
};

/** A surface with a hairline border. On `hero` the focus ring and the texts use the roles made for that background. */
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
