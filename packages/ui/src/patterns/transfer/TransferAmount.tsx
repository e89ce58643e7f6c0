import { calculateCoinAmount } from '@wallet/core/fees/price';
import { currencySign, formatMoney, formatMoneyInput } from '@wallet/core/format/formatMoney';
import { isMore } from '@wallet/core/money/arithmetic';
import { parseMoney, type Money } from '@wallet/core/money/money';
import { roundMoney } from '@wallet/core/money/rounding';
import { integerDigitsOf } from '@wallet/core/validation/amounts';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AmountInput, type AmountAdvice } from '../../components/AmountInput/AmountInput.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { swapIcon } from '../../foundations/Icon/icons.ts';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { AmountShares } from '../amount/AmountShares.tsx';
import type { ScreenField } from '../form/useScreenForm.ts';
import { calculateApproximateValue } from './calculateApproximateValue.ts';
import type { TransferAsset } from './Transfer.types.ts';
import { transferTexts } from './transfer.texts.ts';

const StyledSwitch = styled(Button)`
  align-self: center;
  margin-block: calc(-1 * var(--primitive-space-20)) calc(-1 * var(--primitive-space-12));
`;

type TransferAmountProps = {
  readonly asset: TransferAsset;
  /** The amount in the coin, even when fiat is typed. */
  readonly amount: ScreenField<string>;
  /** Maximum number of the coin's digits after the decimal point. */
  readonly decimals: number;
  readonly advice: AmountAdvice | undefined;
  readonly onUseAll: () => void;
};

/** Maximum age of a rate. An amount typed in fiat is then not valid until a new rate arrives (PRICE-014). */
const MAX_RATE_AGE_MS = 120_000;
/** Don't change the amount while the customer is typing (PRICE-013). */
const UPDATE_DELAY_MS = 1000;

/**
 * The amount to send, typed in the coin or in the currency of the customer's totals. The stored value is always the
 * coin's (PRICE-009 to PRICE-013).
 */
export function TransferAmount({ asset, amount, decimals, advice, onUseAll }: TransferAmountProps) {
  const locale = useLocale();
  const texts = useTexts(transferTexts);
  const { code, rate = null, upper, inFiat, isSendable } = asset;
  /** The fiat text as typed. null while the field follows the coin: after a switch, a scan or "Use all". */
  const [typed, setTyped] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const pressedAt = useRef(0);
  const isFiat = inFiat?.isChosen === true && rate !== null;
  const coin = parseMoney(amount.value, upper);
  const worth = coin === null ? null : calculateApproximateValue(coin, asset);
  const { onValueChange } = amount;
  const latest = useRef({ typed, coinsFor: calculateCoins, onValueChange });
  useEffect(() => {
    latest.current = { typed, coinsFor: calculateCoins, onValueChange };
  });
  function calculateCoins(text: string): Money | null {
    const fiat = rate && parseMoney(text, rate);
    if (fiat === null || rate === null) return null;
    const [all, needed] = [roundMoney(upper, decimals, 'down'), calculateCoinAmount(fiat, rate.perUnit, { currencyCode: code, decimals })];
    const most = calculateApproximateValue(all, asset);
    return most !== null && isMore(needed, all) && !isMore(fiat, most) ? all : needed;
  }
  // On a new rate the fiat amount stays and the coin amount is updated.
  const perUnit = rate?.perUnit;
  const lastRate = useRef(perUnit);
  useEffect(() => {
    if (lastRate.current === perUnit) return undefined;
    lastRate.current = perUnit;
    if (latest.current.typed === null) return undefined;
    const timer = setTimeout(
      () => {
        const sum = latest.current.typed === null ? null : latest.current.coinsFor(latest.current.typed);
        if (sum === null) return;
        latest.current.onValueChange(formatMoneyInput(sum));
        setNews(texts.newRate({ amount: formatMoney(sum, locale) }));
      },
      Math.max(0, pressedAt.current + UPDATE_DELAY_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [perUnit, texts, locale]);
  const at = inFiat?.rateAt;
  /** Time of the rate that became too old. A new rate clears the state. */
  const [staleAt, setStaleAt] = useState<number | null>(null);
  const isStale = isFiat && staleAt !== null && staleAt === at;
  useEffect(() => {
    if (at === undefined || !isFiat) return undefined;
    const timer = setTimeout(
      () => {
        if (latest.current.typed === null) return;
        latest.current.onValueChange('');
        setStaleAt(at);
      },
      Math.max(0, at + MAX_RATE_AGE_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [at, isFiat]);

  const typeIn = (currency: string): string =>
    currency === 'EUR' || currency === 'USD' ? texts.typeFiat[currency] : texts.typeCoin({ code: currency });
  const shown = isFiat ? (typed ?? (worth === null ? '' : formatMoneyInput(worth))) : amount.value;
  const below = isFiat
    ? texts.exactly({ amount: coin === null ? '–' : formatMoney(coin, locale) })
    : rate === null
      ? undefined
      : // A space reserves the line, so that nothing moves when the worth appears.
        worth === null
        ? '\u00A0'
        : texts.approximately({ amount: formatMoney(worth, locale) });
  /** The fiat text no longer counts: the coin's amount is filled in. */
  const fill = (put: () => void): void => {
    setTyped(null);
    put();
  };
  return (
    <>
      <AmountInput
        look="bare"
        label={texts.amount}
        placeholder="0"
        value={shown}
        onValueChange={(text) => {
          pressedAt.current = Date.now();
          if (!isFiat) return onValueChange(text);
          setTyped(text);
          if (at !== undefined && Date.now() - at >= MAX_RATE_AGE_MS) {
            setStaleAt(at);
            return onValueChange('');
          }
          const sum = calculateCoins(text);
          onValueChange(sum === null ? '' : formatMoneyInput(sum));
        }}
        onBlur={amount.onBlur}
        issue={isStale ? texts.noRate({ code }) : amount.issue}
        disabled={!isSendable}
        decimals={isFiat && rate ? rate.decimals : decimals}
        integerDigits={isFiat ? undefined : integerDigitsOf(upper)}
        sign={isFiat && rate ? currencySign(rate.currencyCode, locale) : undefined}
        currencyCode={isFiat ? rate?.currencyCode : code}
        suffix={isFiat ? undefined : code}
        advice={advice && { ...advice, onMend: () => fill(() => advice.onMend?.()) }}
        // Advice and issues take the line of the worth, so that nothing below moves.
        converted={!isFiat && (advice !== undefined || amount.issue !== undefined) ? undefined : below}
      />
      {rate === null || inFiat === undefined || !isSendable ? null : (
        <StyledSwitch variant="quiet" size="sm" onClick={() => fill(() => inFiat.onChoice(!isFiat))}>
          <Icon glyph={swapIcon} size={16} />
          {isFiat ? texts.typeCoin({ code }) : typeIn(rate.currencyCode)}
        </StyledSwitch>
      )}
      <AmountShares
        of={roundMoney(upper, decimals, 'down')}
        value={amount.value}
        disabled={!isSendable}
        onAmount={(text) => fill(() => onValueChange(text))}
        onUseAll={() => fill(onUseAll)}
      />
      <LiveRegion>{news}</LiveRegion>
    </>
  );
}
