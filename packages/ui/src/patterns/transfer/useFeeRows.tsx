import { isMore, isZero, subtractMoney } from '@wallet/core/money/arithmetic';
import type { Money as Amount } from '@wallet/core/money/money';
import { Money } from '../../foundations/Money/Money.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { SummaryRow } from '../FeeSummary/FeeSummary.tsx';
import { transferTexts } from './transfer.texts.ts';

/**
 * Returns the rows of a send's fee: the network's, and beside it what the provider charges above that, or in another currency.
 * @param networkFee null while unknown. @default the fee
 */
export function useFeeRows(fee: Amount | null, networkFee: Amount | null | undefined): readonly [SummaryRow, ...SummaryRow[]] {
  const texts = useTexts(transferTexts);
  const network = (value: Amount | null) => ({ label: texts.fee, value: <Money value={value} /> });
  if (!fee || !networkFee) return [network(fee)];
  const isPart = networkFee.currencyCode === fee.currencyCode;
  if (isPart && (networkFee.decimals !== fee.decimals || !isMore(fee, networkFee))) return [network(fee)];
  if (isZero(fee)) return [network(networkFee)];
  const own = { label: texts.ownFee, value: <Money value={isPart ? subtractMoney(fee, networkFee) : fee} /> };
  return isZero(networkFee) ? [own] : [own, network(networkFee)];
}
