import { shortenAddress } from '@wallet/core/format/masks';
import { BottomSheet } from '../../components/BottomSheet/BottomSheet.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DetailList } from '../../components/DetailList/DetailList.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { approximateValue } from '../../patterns/transfer/approximateValue.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { detailRows } from './detailRows.ts';
import { TermMark } from './TermMark.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';
import type { TravelRuleTransferContent } from './TravelRuleTransactionScreen.types.ts';

type OperationDetailsProps = {
  readonly content: TravelRuleTransferContent;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** All known details of the transaction (TRS-050 to TRS-061). */
export function OperationDetails({ content: { transfer, asset }, open, onClose }: OperationDetailsProps) {
  const texts = useTexts(travelRuleTexts);
  const { fromAccount, toAddress, comment, additionalDetails, amount } = transfer;
  return (
    <BottomSheet
      title={texts.detailsTitle}
      open={open}
      onOpenChange={onClose}
      footer={
        <Button fullWidth onClick={onClose}>
          {texts.understood}
        </Button>
      }
    >
      <DetailList
        items={[
          { label: texts.from, value: fromAccount.name },
          { label: texts.toAddress, value: shortenAddress(toAddress) },
          { label: texts.comment, value: comment === '' ? texts.none : comment },
          ...detailRows(additionalDetails, texts).map(({ term, ...row }) =>
            term === undefined ? row : { ...row, info: <TermMark term={term} /> },
          ),
          { label: texts.quantity, value: <Money value={amount} /> },
          { label: texts.approximate, value: <Money value={approximateValue(amount, asset)} /> },
        ]}
      />
    </BottomSheet>
  );
}
