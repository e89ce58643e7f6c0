import type { ComponentPropsWithRef } from 'react';
import { changeDirection, formatChange, formatSpokenChange, type ChangeDirection } from '@wallet/core/format/formatPercent';
import { styled } from 'styled-components';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { fallIcon, flatIcon, riseIcon } from '../Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { percentTexts } from './percent.texts.ts';
import { speakChange } from './speakChange.ts';
import { useLocale } from '../../texts/Locale.tsx';

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
  /** The change in percent, as a decimal string: '1.42', '-0.42'. */
  readonly value: string;
  /** Text for screen readers in place of arrow and sign. @default 'up 1.42 percent', 'unchanged' */
  readonly spoken?: (direction: ChangeDirection, figure: string) => string;
};

/** A change in percent, with arrow, sign and two decimals. A flat change is a dash and 0.00%. */
export function Percent({ value, spoken, ...rest }: PercentProps) {
  const locale = useLocale();
  const texts = useTexts(percentTexts);
  const direction = changeDirection(value);
  const figure = formatSpokenChange(value, locale);
  return (
    <StyledPercent {...rest} data-direction={direction}>
      <VisuallyHidden>{spoken?.(direction, figure) ?? speakChange(texts, direction, figure)}</VisuallyHidden>
      <Icon glyph={arrows[direction]} size={16} />
      <bdi dir="ltr" aria-hidden>
        {formatChange(value, locale)}
      </bdi>
    </StyledPercent>
  );
}
