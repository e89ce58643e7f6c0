import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const StyledCard = styled.div`
  position: relative;
  min-inline-size: 0;
  padding: var(--component-card-padding);
  border: 1px solid var(--component-card-border);
  border-radius: var(--component-card-radius);
  background: var(--component-card-bg);
  color: var(--semantic-color-text-primary);
  box-shadow: var(--semantic-elevation-card);

  &[data-padding='none'] {
    padding: 0;
  }
  &[data-variant='hero'] {
    /* Clips the drawing. A hidden overflow would also cut off larger text in cards with fixed proportions. */
    overflow: clip;
    isolation: isolate;
    border-color: transparent;
    background: var(--semantic-color-bg-hero);
    color: var(--semantic-color-text-on-hero);
    box-shadow: none;
  }
  &[data-variant='accent'] {
    border-color: transparent;
    background: var(--semantic-color-bg-accent);
    box-shadow: none;
  }
  &[data-variant='dashed'] {
    border: 1px dashed var(--semantic-color-border-control);
    background: none;
    box-shadow: none;
  }

  /* Stretches the card's only link or button over it: the full card can be pressed, but a single control is announced. */
  &[data-pressable] :is(a, button):first-of-type {
    position: static;
    outline: none;
    &::after {
      content: '';
      position: absolute;
      inset: -1px;
      block-size: auto;
      translate: none;
      border-radius: var(--component-card-radius);
    }
    &:focus-visible::after {
      outline: var(--component-focus-ring-width) solid var(--component-focus-ring-color);
      outline-offset: var(--component-focus-ring-offset);
    }
  }
  &[data-pressable]:active {
    background: var(--semantic-color-bg-pressed);
  }
  @media (hover: hover) {
    &[data-pressable]:hover:not(:active) {
      background: var(--semantic-color-bg-hover);
    }
    &[data-pressable][data-variant='hero']:hover {
      background: var(--semantic-color-bg-hero-hover);
    }
  }
`;

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
