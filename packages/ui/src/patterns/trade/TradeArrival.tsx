import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Money } from '@wallet/core/money/money';
import { styled } from 'styled-components';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { tradeWayTexts } from './tradeWay.texts.ts';

const StyledArrival = styled.p`
  /* Reserves the line, so that the layout does not shift when the text appears. */
  min-block-size: 1lh;
  color: var(--semantic-color-text-primary);
  font: var(--semantic-typography-body-medium);
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export type TradeArrivalProps = {
  readonly given: Money | null;
  /** null when unknown or unavailable. */
  readonly received: Money | null;
  /** Set while the amount may still change. @default false */
  readonly approximate?: boolean;
  /** What is still to be chosen. Shown instead, because the result is not certain yet. */
  readonly missing?: string | undefined;
};

/** States in one sentence what is received for what is given, directly above the button that executes it. */
export function TradeArrival({ given, received, approximate = false, missing }: TradeArrivalProps) {
  const locale = useLocale();
  const texts = useTexts(tradeWayTexts);
  if (missing !== undefined) return <StyledArrival>{missing}</StyledArrival>;
  if (given === null || received === null) return <StyledArrival />;
  const sum = `${approximate ? '≈\u00A0' : ''}${formatMoney(received, locale)}`;
  return <StyledArrival>{texts.arrives(sum, formatMoney(given, locale))}</StyledArrival>;
}
