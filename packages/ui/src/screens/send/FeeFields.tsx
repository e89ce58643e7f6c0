import { allocateNetworkFee } from '@wallet/core/fees/networkFee';
import { plainPrice } from '@wallet/core/fees/price';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { isLess } from '@wallet/core/money/arithmetic';
import { zeroMoney, type Money as Amount } from '@wallet/core/money/money';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
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

type FeeFieldsProps = {
  readonly asset: TransferAsset;
  /** Null while there is no amount. */
  readonly amount: Amount | null;
  /** Fee of the chosen offer. */
  readonly fee: Amount | null;
  readonly quote: FeeQuote | null;
  readonly speed: TransferSpeed;
  /** True while no fee can be requested, because the amount is missing or invalid (SEND-015). */
  readonly disabled: boolean;
  readonly issue: string | undefined;
  readonly onSpeed: (speed: TransferSpeed) => void;
  readonly onRetry: () => void;
};

/** The network's fee offers, and what the chosen one does to the amount. */
export function FeeFields({ asset, amount, fee, ...picker }: FeeFieldsProps) {
  const locale = useLocale();
  const texts = useTexts(transferTexts);
  const { deducted } = useTexts(sendTexts);
  const paid =
    amount === null || fee === null || !isNative(asset)
      ? null
      : allocateNetworkFee({ amount, fee, lower: asset.lower, upper: asset.upper });
  const split = paid === null || paid.kind === 'short' ? null : paid;
  const rows = usePriceRows(middleRateInfo);
  const sent = amount === null || isLess(amount, asset.lower) ? null : amount;
  const unmarked = sent === null ? null : plainPrice(sent, zeroMoney(sent));
  const arrives = isNative(asset) ? (split?.sent ?? null) : sent;
  return (
    <>
      <FeePicker {...picker} />
      {split?.kind === 'deducted' ? <Notice kind="info">{deducted(formatMoney(split.sent, locale))}</Notice> : null}
      <FeeSummary
        items={[
          { label: texts.sending, value: <Money value={split?.sent ?? amount} /> },
          ...(asset.isPriced === true
            ? [rows.rate('middleRate', asset.code, asset.rate?.perUnit ?? null, asset.rate?.currencyCode ?? ''), rows.markup(unmarked)]
            : []),
          { label: texts.fee, value: <Money value={fee} /> },
          ...(isNative(asset) ? [{ label: texts.total, value: <Money value={split?.total ?? null} />, strong: true }] : []),
          ...(asset.isPriced === true ? [rows.amount('arrives', arrives)] : []),
        ]}
      />
    </>
  );
}
