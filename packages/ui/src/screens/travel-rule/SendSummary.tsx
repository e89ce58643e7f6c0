import type { Quote } from '@wallet/core/fees/quote';
import type { Money as Amount } from '@wallet/core/money/money';
import { RecipientAddress } from '../../components/RecipientAddress/RecipientAddress.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { isCharged } from '../../patterns/FeeSummary/useChargedRows.tsx';
import { calculateApproximateValue } from '../../patterns/transfer/calculateApproximateValue.ts';
import type { TransferAsset } from '../../patterns/transfer/Transfer.types.ts';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { isNative } from '../../patterns/transfer/transferIssues.ts';
import { useFeeRows } from '../../patterns/transfer/useFeeRows.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';

type SendSummaryProps = {
  readonly asset: TransferAsset;
  readonly amount: Amount;
  /** Omitted where the page shows it. */
  readonly address?: string;
  /** Null while no fee is chosen, shown as dashes. Omitted in a step that does not decide it. */
  readonly cost?: Quote | null;
  /** Part of the cost. */
  readonly networkFee?: Amount | null;
};

/** The amount, its value and its cost. The total is shown only where the coin itself pays the fee (TRS-044, TRS-045, D-TRS-29). */
export function SendSummary({ asset, amount, address, cost, networkFee }: SendSummaryProps) {
  const texts = useTexts(travelRuleTexts);
  const transfer = useTexts(transferTexts);
  const feeRows = useFeeRows(cost?.fee ?? null, networkFee);
  return (
    <FeeSummary
      items={[
        { label: transfer.sending, value: <Money value={amount} />, strong: true },
        { label: texts.approximate, value: <Money value={calculateApproximateValue(amount, asset)} /> },
        ...(address === undefined ? [] : [{ label: transfer.to, long: true, value: <RecipientAddress address={address} /> }]),
        ...(cost === undefined ? [] : feeRows),
        ...(cost === undefined || !(isNative(asset) || isCharged(amount, cost?.total))
          ? []
          : [{ label: transfer.total, value: <Money value={cost?.total ?? null} /> }]),
      ]}
    />
  );
}
