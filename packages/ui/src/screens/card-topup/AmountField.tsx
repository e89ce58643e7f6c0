import { addCurrencySign, currencySign, formatMoney } from '@wallet/core/format/formatMoney';
import type { Currency } from '@wallet/core/money/money';
import { showAmount } from '@wallet/core/validation/typeAmount';
import { AmountInput } from '../../components/AmountInput/AmountInput.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import type { QuotedText } from '../../patterns/amount/quoteText.ts';
import { useAmountAdvice } from '../../patterns/amount/useAmountAdvice.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { cardTopUpTexts } from './cardTopUp.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

/** Amounts of the chips (D-CARD-08). */
const defaultPresets = ['50', '100', '500'];

type AmountFieldProps = Pick<QuotedText, 'amount' | 'quote'> & {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Of the account that is credited. */
  readonly balance: Currency;
  readonly presets: readonly string[] | undefined;
};

export function AmountField({ value, onValueChange, balance, presets = defaultPresets, amount, quote }: AmountFieldProps) {
  const { currencyCode, decimals } = balance;
  const locale = useLocale();
  const texts = useTexts(cardTopUpTexts);
  const minimum = quote?.minimum;
  const advice = useAmountAdvice(amount, { quote, isLeastSaid: true, onAmount: onValueChange });
  return (
    <>
      <AmountInput
        look="bare"
        label={texts.amount}
        value={value}
        onValueChange={onValueChange}
        decimals={decimals}
        sign={currencySign(currencyCode, locale)}
        currencyCode={currencyCode}
        advice={advice}
        placeholder="0"
        hint={minimum && texts.minimum({ amount: formatMoney(minimum, locale) })}
        // Entering the amount is the purpose of this page (D-CARD-25).
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      {presets.length === 0 ? null : (
        <Inline role="group" gap={8} justify="center" aria-label={texts.presets}>
          {presets.map((preset) => (
            <Chip
              key={preset}
              label={addCurrencySign(showAmount(preset, locale), currencyCode, locale)}
              selected={value === preset}
              onClick={() => onValueChange(preset)}
            />
          ))}
        </Inline>
      )}
    </>
  );
}
