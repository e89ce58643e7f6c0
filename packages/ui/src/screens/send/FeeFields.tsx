import { plainPrice } from '@wallet/core/fees/price';
import type { Quote } from '@wallet/core/fees/quote';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { isLess } from '@wallet/core/money/arithmetic';
import { zeroMoney, type Money as Amount } from '@wallet/core/money/money';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { calculateBalanceAfter } from '../../patterns/FeeSummary/calculateBalanceAfter.ts';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { isCharged } from '../../patterns/FeeSummary/useChargedRows.tsx';
import { middleRateInfo } from '../../patterns/PriceBreakdown/MiddleRateInfo.tsx';
import { usePriceRows } from '../../patterns/PriceBreakdown/usePriceRows.tsx';
import { FeePicker } from '../../patterns/transfer/FeePicker.tsx';
import type { FeeQuote, TransferAsset, TransferSpeed } from '../../patterns/transfer/Transfer.types.ts';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { isNative } from '../../patterns/transfer/transferIssues.ts';
import { useFeeRows } from '../../patterns/transfer/useFeeRows.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { sendTexts } from './send.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

type Costs = {
  readonly asset: TransferAsset;
  /** Null while there is no amount, or more than there is. */
  readonly amount: Amount | null;
  /** Of the chosen offer. Null while there is none. */
  readonly cost: Quote | null;
  /** Of the chosen offer, part of the cost. Null while there is none. */
  readonly networkFee: Amount | null;
};

type FeeFieldsProps = Pick<Costs, 'amount' | 'cost'> & {
  readonly quote: FeeQuote | null;
  readonly speed: TransferSpeed;
  /** True while no fee can be requested, because the amount is missing or invalid (SEND-015). */
  readonly disabled: boolean;
  readonly issue: string | undefined;
  readonly onSpeed: (speed: TransferSpeed) => void;
  readonly onRetry: () => void;
};

/** The network's fee offers, and whether the chosen one is taken out of the amount. */
export function FeeFields({ amount, cost, ...picker }: FeeFieldsProps) {
  const locale = useLocale();
  const { deducted } = useTexts(sendTexts);
  const isDeducted = cost?.isAllowed === true && amount !== null && isLess(cost.arrives, amount);
  return (
    <>
      <FeePicker {...picker} />
      {isDeducted ? <Notice kind="info">{deducted({ amount: formatMoney(cost.arrives, locale) })}</Notice> : null}
    </>
  );
}

/** What is sent, its cost and what is left. */
export function SendCosts({ asset, amount, cost, networkFee }: Costs) {
  const texts = useTexts(transferTexts);
  const rows = usePriceRows(middleRateInfo);
  const feeRows = useFeeRows(cost?.fee ?? null, networkFee);
  const sent = amount === null || isLess(amount, asset.lower) ? null : amount;
  const unmarked = sent === null ? null : plainPrice(sent, zeroMoney(sent));
  /** Without a fee in the coin itself, both are known before one is chosen. */
  const [arrives, total] = [cost?.arrives ?? (isNative(asset) ? null : sent), cost?.total ?? (isNative(asset) ? null : amount)];
  return (
    <FeeSummary
      items={[
        { label: texts.sending, value: <Money value={cost?.arrives ?? amount} />, strong: true },
        ...(asset.isPriced === true
          ? [
              rows.rate('middleRate', asset.code, asset.rate?.perUnit ?? null, asset.rate?.currencyCode ?? ''),
              { ...rows.markup(unmarked), isPart: true },
            ]
          : []),
        ...feeRows,
        ...(isNative(asset) || isCharged(amount, total) ? [{ label: texts.total, value: <Money value={total} /> }] : []),
        ...(asset.isPriced === true ? [rows.amount('arrives', arrives)] : []),
      ]}
      balanceAfter={calculateBalanceAfter(asset.upper, cost?.isAllowed === false ? null : total, 'out')}
    />
  );
}
