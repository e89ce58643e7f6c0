import { addCurrencySign, currencySign, formatMoney } from '@wallet/core/format/formatMoney';
import type { ExceededCardLimit } from '@wallet/core/limits/cardLimits';
import { parseMoney, type Money } from '@wallet/core/money/money';
import { AmountInput } from '../../components/AmountInput/AmountInput.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { useAmountAdvice } from '../../patterns/amount/useAmountAdvice.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { cardTopUpTexts } from './cardTopUp.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

/** Amounts of the chips, in units of the account's currency (D-CARD-08). */
const presets = ['50', '100', '500'] as const;

type AmountFieldProps = {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly minimal: Money;
  /** The limit that the amount exceeds; null when it exceeds none. */
  readonly exceeded: ExceededCardLimit | null;
};

export function AmountField({ value, onValueChange, minimal, exceeded }: AmountFieldProps) {
  const locale = useLocale();
  const texts = useTexts(cardTopUpTexts);
  const advice = useAmountAdvice(parseMoney(value, minimal), { exceeded, least: minimal, isLeastSaid: true, onAmount: onValueChange });
  return (
    <>
      <AmountInput
        look="bare"
        label={texts.amount}
        value={value}
        onValueChange={onValueChange}
        decimals={minimal.decimals}
        sign={currencySign(minimal.currencyCode)}
        currencyCode={minimal.currencyCode}
        advice={advice}
        placeholder="0"
        hint={texts.minimum(formatMoney(minimal, locale))}
        // Entering the amount is the purpose of this page (D-CARD-25).
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <Inline role="group" gap={8} justify="center" aria-label={texts.presets}>
        {presets.map((preset) => (
          <Chip
            key={preset}
            label={addCurrencySign(preset, minimal.currencyCode, locale)}
            selected={value === preset}
            onClick={() => onValueChange(preset)}
          />
        ))}
      </Inline>
    </>
  );
}
