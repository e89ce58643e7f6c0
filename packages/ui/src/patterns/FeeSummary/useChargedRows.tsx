import { compareMoney } from '@wallet/core/money/arithmetic';
import type { Money as Amount } from '@wallet/core/money/money';
import { Money } from '../../foundations/Money/Money.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { SummaryRow } from './FeeSummary.tsx';
import { feeSummaryTexts } from './feeSummary.texts.ts';

/** True when something other than the amount is charged for it: a fee on top. */
export const isCharged = (amount: Amount | null, total: Amount | null | undefined): total is Amount =>
  amount !== null && total !== null && total !== undefined && compareMoney(amount, total) !== 0;

/**
 * Returns the row with what is charged for an amount. None while both are the same, or unknown.
 * @param leaving what is charged together with a fee of the network. @default the total
 */
export function useChargedRows(amount: Amount | null, total: Amount | null | undefined, leaving = total): readonly SummaryRow[] {
  const { charged } = useTexts(feeSummaryTexts);
  return isCharged(amount, total) ? [{ label: charged, value: <Money value={leaving ?? null} /> }] : [];
}
