import { changeDirection, formatChange, formatSpokenChange } from '@wallet/core/format/formatPercent';
import type { WorthChange } from '@wallet/core/history/dayChange';
import { isNegative, isZero } from '@wallet/core/money/arithmetic';
import { styled } from 'styled-components';
import { Money } from '../../../foundations/Money/Money.tsx';
import { percentTexts } from '../../../foundations/Percent/percent.texts.ts';
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useLocale } from '../../../texts/Locale.tsx';
import { useTexts } from '../../../texts/Texts.tsx';

/** The line below the amount of a BalanceCard. It keeps its height while it is empty. */
export const StyledChange = styled.p`
  min-block-size: var(--change-height);
  color: var(--semantic-color-text-on-hero-muted);
  font: var(--semantic-typography-caption);
  line-height: 20px;
  font-variant-numeric: tabular-nums;

  &::first-letter {
    text-transform: uppercase;
  }
  > strong {
    color: var(--semantic-color-text-on-hero);
    font-weight: 500;
  }
`;

type WorthChangeLineProps = {
  readonly change: WorthChange;
  /** 'today', 'since purchase'. */
  readonly since: string;
  /** False where the balance above is another sum, of which it would not be the percentage. @default true */
  readonly hasPercent?: boolean;
};

/** '+€231.79 (+0.90%) today'. */
export function WorthChangeLine({ change: { amount, percent }, since, hasPercent = true }: WorthChangeLineProps) {
  const { spoken } = useTexts(percentTexts);
  const locale = useLocale();
  return (
    <>
      <strong>
        <Money holding value={amount} tone="plain" {...(isZero(amount) ? {} : { direction: isNegative(amount) ? 'out' : 'in' })} />
        {hasPercent ? (
          <>
            {' '}
            <VisuallyHidden>{spoken(changeDirection(percent), formatSpokenChange(percent, locale))}</VisuallyHidden>
            <span aria-hidden>({formatChange(percent, locale)})</span>
          </>
        ) : null}
      </strong>{' '}
      {since}
    </>
  );
}
