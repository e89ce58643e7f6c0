import { currencySign, formatAmount, withCurrencySign } from '@wallet/core/format/formatMoney';
import type { Money } from '@wallet/core/money/money';
import { styled } from 'styled-components';
import { AmountInput } from '../../components/AmountInput/AmountInput.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { cardTopUpTexts } from './cardTopUp.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

/** Amounts that fill the field, in units of the account's currency (D-CARD-08). */
const presets = ['50', '100', '500'] as const;

const StyledChips = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--primitive-space-8);
`;

type AmountFieldProps = { readonly value: string; readonly onValueChange: (text: string) => void; readonly minimal: Money };

/** The one large amount of the page, with chips that fill it. */
export function AmountField({ value, onValueChange, minimal }: AmountFieldProps) {
  const locale = useLocale();
  const texts = useTexts(cardTopUpTexts);
  return (
    <>
      <AmountInput
        look="bare"
        label={texts.amount}
        value={value}
        onValueChange={onValueChange}
        decimals={minimal.decimals}
        sign={currencySign(minimal.currencyCode)}
        placeholder="0"
        hint={texts.minimum(formatAmount(minimal, locale), minimal.currencyCode)}
        // The page is there for this field (D-CARD-25).
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <StyledChips role="group" aria-label={texts.presets}>
        {presets.map((preset) => (
          <Chip
            key={preset}
            label={withCurrencySign(preset, minimal.currencyCode, locale)}
            selected={value === preset}
            onClick={() => onValueChange(preset)}
          />
        ))}
      </StyledChips>
    </>
  );
}
