import { changeDirection, formatChange, formatSpokenChange } from '@wallet/core/format/formatPercent';
import type { WorthChange } from '@wallet/core/history/dayChange';
import { isNegative, isZero } from '@wallet/core/money/arithmetic';
import { styled } from 'styled-components';
import { Money } from '../../../foundations/Money/Money.tsx';
import { percentTexts } from '../../../foundations/Percent/percent.texts.ts';
import { speakChange } from '../../../foundations/Percent/speakChange.ts';
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useLocale } from '../../../texts/Locale.tsx';
import { useTexts } from '../../../texts/Texts.tsx';

/** The line below the amount of a BalanceCard. It keeps its height while it is empty. */
export const StyledChange = styled.p`
  min-block-size: var(--change-height);
  color: var(--semantic-color-text-on-hero-muted);
  font: var(--semantic-typography-caption);
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;

  > strong {
    color: var(--semantic-color-text-on-hero);
    font-weight: 500;
  }
`;

type WorthChangeLineProps = Pick<WorthChange, 'amount'> & {
  /** Omitted where the balance above is another sum, or where money was added. */
  readonly percent?: string | undefined;
  /** 'today', 'in 30 days'. */
  readonly since: string;
  /** False for the change of a price, which is shown while balances are hidden. @default true */
  readonly holding?: boolean;
};

/** '+€231.79 (+0.90%) today'. */
export function WorthChangeLine({ amount, percent, since, holding = true }: WorthChangeLineProps) {
  const texts = useTexts(percentTexts);
  const locale = useLocale();
  return (
    <>
      <strong>
        <Money
          holding={holding}
          value={amount}
          tone="plain"
          {...(isZero(amount) ? {} : { direction: isNegative(amount) ? 'out' : 'in' })}
        />
        {percent === undefined ? null : (
          <>
            {' '}
            <VisuallyHidden>{speakChange(texts, changeDirection(percent), formatSpokenChange(percent, locale))}</VisuallyHidden>
            <bdi dir="ltr" aria-hidden>
              ({formatChange(percent, locale)})
            </bdi>
          </>
        )}
      </strong>{' '}
      {since}
    </>
  );
}
