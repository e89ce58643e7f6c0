import type { ComponentPropsWithRef } from 'react';
import { changeDirection, formatChange, type ChangeDirection } from '@wallet/core/format/formatPercent';
import { styled } from 'styled-components';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { fallIcon } from '../Icon/glyphs/fallIcon.ts';
import { flatIcon } from '../Icon/glyphs/flatIcon.ts';
import { riseIcon } from '../Icon/glyphs/riseIcon.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const StyledPercent = styled.span`
  position: relative;
  color: var(--semantic-color-text-secondary);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-direction='up'] {
    color: var(--semantic-color-text-positive);
  }
  &[data-direction='down'] {
    color: var(--semantic-color-text-negative);
  }
  [data-ground='hero'] & {
    color: inherit;
  }
  > [aria-hidden] {
    unicode-bidi: plaintext;
  }
  svg {
    display: inline-block;
    margin-inline-end: var(--primitive-space-2);
    vertical-align: -0.2em;
  }
`;

const arrows: Record<ChangeDirection, IconGlyph> = { up: riseIcon, flat: flatIcon, down: fallIcon };

export type PercentProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The change in percent as a decimal text: '1.42', '-0.42'. */
  readonly value: string;
  /** Said instead of arrow and sign. @default 'up 1.42 percent', 'unchanged' */
  readonly spoken?: (direction: ChangeDirection, figure: string) => string;
};

const inWords = (direction: ChangeDirection, figure: string): string =>
  direction === 'flat' ? 'unchanged' : `${direction} ${figure} percent`;

/** A change: arrow, sign and two decimals; a dash and 0.00% when it is flat. */
export function Percent({ value, spoken = inWords, ...rest }: PercentProps) {
  const direction = changeDirection(value);
  const text = formatChange(value);
  return (
    <StyledPercent {...rest} data-direction={direction}>
      <VisuallyHidden>{spoken(direction, text.replaceAll(/[^\d.]/g, ''))}</VisuallyHidden>
      <Icon glyph={arrows[direction]} size={16} />
      <span aria-hidden>{text}</span>
    </StyledPercent>
  );
}
