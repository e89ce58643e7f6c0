import { allocateNetworkFee } from '@wallet/core/fees/networkFee';
import { plainPrice } from '@wallet/core/fees/price';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { isLess } from '@wallet/core/money/arithmetic';
import { zeroMoney, type Money as Amount } from '@wallet/core/money/money';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { calculateBalanceAfter } from '../../patterns/FeeSummary/calculateBalanceAfter.ts';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { middleRateInfo } from '../../patterns/PriceBreakdown/MiddleRateInfo.tsx';
import { usePriceRows } from '../../patterns/PriceBreakdown/usePriceRows.tsx';
import { FeePicker } from '../../patterns/transfer/FeePicker.tsx';
import type { FeeQuote, TransferAsset, TransferSpeed } from '../../patterns/transfer/Transfer.types.ts';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { isNative } from '../../patterns/transfer/transferIssues.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { sendTexts } from './send.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

type Costs = {
  readonly asset: TransferAsset;
  /** Null while there is no amount, or more than there is. */
  readonly amount: Amount | null;
  /** Fee of the chosen offer. */
  readonly fee: Amount | null;
};

/** Returns what a native coin sends and costs; null while that is unknown or cannot be paid. */
function splitCosts({ asset, amount, fee }: Costs) {
  if (amount === null || fee === null || !isNative(asset)) return null;
  const paid = allocateNetworkFee({ amount, fee, lower: asset.lower, upper: asset.upper });
  return paid.kind === 'short' ? null : paid;
}

type FeeFieldsProps = Costs & {
  readonly quote: FeeQuote | null;
  readonly speed: TransferSpeed;
  /** True while no fee can be requested, because the amount is missing or invalid (SEND-015). */
  readonly disabled: boolean;
  readonly issue: string | undefined;
  readonly onSpeed: (speed: TransferSpeed) => void;
  readonly onRetry: () => void;
};

/** The network's fee offers, and whether the chosen one is taken out of the amount. */
export function FeeFields({ asset, amount, fee, ...picker }: FeeFieldsProps) {
  const locale = useLocale();
  const { deducted } = useTexts(sendTexts);
  const split = splitCosts({ asset, amount, fee });
  return (
    <>
      <FeePicker {...picker} />
      {split?.kind === 'deducted' ? <Notice kind="info">{deducted(formatMoney(split.sent, locale))}</Notice> : null}
    </>
  );
}

/** What is sent, its cost and what is left. */
export function SendCosts({ asset, amount, fee }: Costs) {
  const texts = useTexts(transferTexts);
  const rows = usePriceRows(middleRateInfo);
  const split = splitCosts({ asset, amount, fee });
  const sent = amount === null || isLess(amount, asset.lower) ? null : amount;
  const unmarked = sent === null ? null : plainPrice(sent, zeroMoney(sent));
  const arrives = isNative(asset) ? (split?.sent ?? null) : sent;
  return (
    <FeeSummary
      items={[
        { label: texts.sending, value: <Money value={split?.sent ?? amount} />, strong: true },
        ...(asset.isPriced === true
          ? [
              rows.rate('middleRate', asset.code, asset.rate?.perUnit ?? null, asset.rate?.currencyCode ?? ''),
              { ...rows.markup(unmarked), isPart: true },
            ]
          : []),
        { label: texts.fee, value: <Money value={fee} /> },
        ...(isNative(asset) ? [{ label: texts.total, value: <Money value={split?.total ?? null} /> }] : []),
        ...(asset.isPriced === true ? [rows.amount('arrives', arrives)] : []),
      ]}
      balanceAfter={calculateBalanceAfter(asset.upper, isNative(asset) ? (split?.total ?? null) : amount, 'out')}
    />
  );
}
