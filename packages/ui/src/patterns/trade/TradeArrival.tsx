import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Money } from '@wallet/core/money/money';
import { styled } from 'styled-components';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { tradeWayTexts } from './tradeWay.texts.ts';

const StyledArrival = styled.p`
  display: block;
  /* The line is there before there is anything to say: nothing jumps. */
  min-block-size: 1lh;
  color: var(--semantic-color-text-primary);
  font: var(--semantic-typography-body-medium);
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export type TradeArrivalProps = {
  readonly given: Money | null;
  /** Null while nobody knows, or it cannot be had. */
  readonly received: Money | null;
  /** The figure may still move. @default false */
  readonly approximate?: boolean;
};

/** What arrives for what is given, in one sentence above the button whose one press does it. */
export function TradeArrival({ given, received, approximate = false }: TradeArrivalProps) {
  const locale = useLocale();
  const texts = useTexts(tradeWayTexts);
  if (given === null || received === null) return <StyledArrival />;
  const sum = `${approximate ? '≈\u00A0' : ''}${formatMoney(received, locale)}`;
  return <StyledArrival>{texts.arrives(sum, formatMoney(given, locale))}</StyledArrival>;
}
