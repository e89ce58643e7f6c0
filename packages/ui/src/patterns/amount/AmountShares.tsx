import { formatMoneyInput } from '@wallet/core/format/formatMoney';
import { formatPercent } from '@wallet/core/format/formatPercent';
import { isPositive } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import { calculatePercent } from '@wallet/core/money/rates';
import { styled } from 'styled-components';
import { Chip } from '../../components/Chip/Chip.tsx';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { amountTexts } from './amount.texts.ts';

const StyledShares = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--primitive-space-8);
`;

const SHARES = ['25', '50', '75'] as const;

export type AmountSharesProps = {
  /** The available balance. */
  readonly of: Money;
  /** The field's value. The matching share is highlighted. */
  readonly value: string;
  /** Receives a share, rounded down to the currency's decimals. */
  readonly onAmount: (text: string) => void;
  readonly onUseAll: () => void;
  /** @default false */
  readonly disabled?: boolean;
};

/** Chips that fill in a quarter, half, three quarters or all of a balance. */
export function AmountShares({ of, value, onAmount, onUseAll, disabled = false }: AmountSharesProps) {
  const locale = useLocale();
  const texts = useTexts(amountTexts);
  return (
    <StyledShares
      role="group"
      aria-label={texts.shares}
      // The second click of a double click was meant for what was here before it, such as the button that swaps two accounts.
      onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}
    >
      {SHARES.map((percent) => {
        const share = formatMoneyInput(calculatePercent(of, percent, 'down'));
        return (
          <Chip
            key={percent}
            label={formatPercent(percent, locale)}
            selected={isPositive(of) && value === share}
            disabled={disabled || !isPositive(of)}
            onClick={() => onAmount(share)}
          />
        );
      })}
      <Chip label={texts.useAll} disabled={disabled} onClick={onUseAll} />
    </StyledShares>
  );
}
