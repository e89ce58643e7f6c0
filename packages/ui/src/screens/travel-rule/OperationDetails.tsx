import { shortenAddress, maskEmail } from '@wallet/core/format/masks';
import { BottomSheet } from '../../components/BottomSheet/BottomSheet.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DetailList } from '../../components/DetailList/DetailList.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { calculateApproximateValue } from '../../patterns/transfer/calculateApproximateValue.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { TermMark, type ExplainedTerm } from './TermMark.tsx';
import { travelRuleTexts, type TravelRuleTexts } from './travelRule.texts.ts';
import type { TravelRuleTransferContent, TravelRuleTransfer } from './TravelRuleTransactionScreen.types.ts';

type DetailTexts = Pick<TravelRuleTexts, 'detailNames' | 'types' | 'wallets'>;
type DetailRow = { readonly label: string; readonly value: string; readonly term?: ExplainedTerm };

/** 'wallet_seal' -> 'Wallet seal': an unforeseen detail must not disappear (D-TRS-16). */
function formatUnknownName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** Returns the text of a value: codes have the texts of the form, an e-mail is masked (TRS-053, TRS-055, TRS-058). */
function formatValue(name: string, value: string, { types, wallets }: DetailTexts): string {
  if (name === 'beneficiary_email') return maskEmail(value);
  const codes: Readonly<Record<string, string>> = { ...types, ...wallets };
  return name === 'beneficiary_type' || name === 'wallet_type' ? (codes[value] ?? value) : value;
}

/** Returns the term in a row that few customers know (D-TRS-40). */
function findTerm(name: string, value: string): ExplainedTerm | undefined {
  if (name === 'lei' || name === 'crn') return name;
  const wallet = value.toLowerCase();
  return name === 'wallet_type' && (wallet === 'vasp' || wallet === 'unhosted') ? wallet : undefined;
}

/**
 * Returns the rows that the provider adds to a transaction, the known ones in their order. Empty ones are omitted (TRS-053 to TRS-059,
 * D-TRS-16).
 */
export function toDetailRows(details: TravelRuleTransfer['additionalDetails'], texts: DetailTexts): readonly DetailRow[] {
  const labels = new Map<string, string>(Object.entries(texts.detailNames));
  const order = [...labels.keys()];
  const getPlace = (name: string): number => (labels.has(name) ? order.indexOf(name) : order.length);
  return details
    .filter(({ value }) => value.trim() !== '')
    .toSorted((left, right) => getPlace(left.name) - getPlace(right.name))
    .map(({ name, value }) => {
      const row = { label: labels.get(name) ?? formatUnknownName(name), value: formatValue(name, value, texts) };
      const term = findTerm(name, value);
      return term === undefined ? row : { ...row, term };
    });
}

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
          ...toDetailRows(additionalDetails, texts).map(({ term, ...row }) =>
            term === undefined ? row : { ...row, info: <TermMark term={term} /> },
          ),
          { label: texts.quantity, value: <Money value={amount} /> },
          { label: texts.approximate, value: <Money value={calculateApproximateValue(amount, asset)} /> },
        ]}
      />
    </BottomSheet>
  );
}
