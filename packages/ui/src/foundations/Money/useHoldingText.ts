import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Money } from '@wallet/core/money/money';
import { useTheme } from '../ThemeRoot/Theme.ts';
import { CONCEALED } from './concealed.ts';
import { useLocale } from '../../texts/Locale.tsx';

/** Formats a balance as text for a sentence, a note or a picker, or as four dots while balances are hidden (WISH-001, WISH-002). */
export function useHoldingText(): (amount: Money) => string {
  const locale = useLocale();
  const isHidden = useTheme().balances === 'hidden';
  return (amount) => (isHidden ? CONCEALED : formatMoney(amount, locale));
}
