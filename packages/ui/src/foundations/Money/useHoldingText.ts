import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Money } from '@wallet/core/money/money';
import { useTheme } from '../ThemeRoot/Theme.ts';
import { CONCEALED } from './concealed.ts';
import { useLocale } from '../../texts/Locale.tsx';

/** What the customer has, as words in a sentence, a note or a picker; four dots while balances are hidden (WISH-001, WISH-002). */
export function useHoldingText(): (amount: Money) => string {
  const locale = useLocale();
  const isHidden = useTheme().balances === 'hidden';
  return (amount) => (isHidden ? CONCEALED : formatMoney(amount, locale));
}
