import type { Money } from '@wallet/core/money/money';
import { isPositive } from '@wallet/core/money/signs';
import { subtractMoney } from '@wallet/core/money/subtractMoney';
import { parseMoney } from '@wallet/core/money/parseMoney';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useLookAlike } from '../../patterns/addressBook/useLookAlike.ts';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { failureTexts } from '../../patterns/FailureNotice/failure.texts.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import type { TransferAsset } from '../../patterns/transfer/Transfer.types.ts';
import { TransferFields } from '../../patterns/transfer/TransferFields.tsx';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { addressText, amountText, commentText, isNative } from '../../patterns/transfer/transferIssues.ts';
import { useFeeQuote } from '../../patterns/networkFee/useFeeQuote.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type {
  RecipientField,
  RecipientIssues,
  RecipientValues,
  TravelRuleSendScreenProps,
  TravelRuleSendStep,
} from './TravelRuleSendScreen.types.ts';

type RecipientFormProps = Pick<
  TravelRuleSendScreenProps,
  'addressBook' | 'knownAddresses' | 'onAskFee' | 'onRecipient' | 'onBack' | 'onPasteRequest' | 'onCameraRequest'
> & {
  readonly asset: TransferAsset;
  readonly step: Extract<TravelRuleSendStep, { name: 'form' }>;
};

/** The average fee of sending everything: known early, so that 'Use all' leaves room for it (D-TRS-03). */
function useAll(asset: TransferAsset, address: string | null, onAskFee: RecipientFormProps['onAskFee']) {
  const isAsked = address !== null && isNative(asset) && isPositive(asset.upper);
  const { quote } = useFeeQuote(isAsked ? { amount: asset.upper.amount, address } : null, onAskFee);
  const average = quote?.kind === 'quoted' ? quote.options.find(({ speed }) => speed === 'average') : undefined;
  const rest = average === undefined ? asset.upper : subtractMoney(asset.upper, average.fee);
  const all: Money = isPositive(rest) ? rest : asset.upper;
  return { all, refusedAddress: quote?.kind === 'refused' ? quote.fields.address : undefined };
}

/** Step 1: to which address, how much, with which comment (TRS-001, TRS-009 to TRS-012, TRS-021). */
export function RecipientForm({ asset, step, addressBook, knownAddresses, ...callbacks }: RecipientFormProps) {
  const locale = useLocale();
  const { onAskFee, onRecipient, onBack, onPasteRequest, onCameraRequest } = callbacks;
  const texts = useTexts(transferTexts);
  const failures = useTexts(failureTexts);
  const [values, setValues] = useState(step.draft);
  const [left, setLeft] = useState<ReadonlySet<RecipientField>>(new Set());
  const [refused, setRefused] = useState<RecipientIssues>(step.issues);
  const [problem, setProblem] = useState(step.message);
  const { busy, submitOnce } = useSubmitOnce();
  const own = {
    address: addressText(values.address, asset.code, texts),
    amount: amountText(values.amount, asset, texts, texts.notEnoughFunds, locale),
    comment: commentText(values.comment, texts),
  };
  const { address } = values;
  const { check, isWaiting, mayGoOn } = useLookAlike(address, knownAddresses);
  const { all, refusedAddress } = useAll(asset, own.address === undefined ? address : null, onAskFee);
  const issueOf = (name: RecipientField) =>
    (left.has(name) ? own[name] : undefined) ?? refused[name] ?? (name === 'address' ? refusedAddress : undefined);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(new Set<RecipientField>(['address', 'amount', 'comment']));
    const amount = parseMoney(values.amount, asset.upper);
    if (amount === null || !asset.isSendable || Object.values(own).some((issue) => issue !== undefined) || !mayGoOn()) return;
    void submitOnce(async () => {
      const answered = await onRecipient(values, amount);
      if (answered.kind === 'refused') {
        setRefused(answered.fields ?? {});
        setProblem(answered.message);
      }
      // An unanswered check never counts as "no": the step stays (D-TRS-02).
      if (answered.kind === 'failed') setProblem(answered.failure === 'unexpected' ? '' : failures[answered.failure]);
    });
  };
  const edit = (change: Partial<RecipientValues>): void => {
    setValues((held) => ({ ...held, ...change }));
    setRefused((held) => Object.fromEntries(Object.entries(held).filter(([name]) => !(name in change))));
  };
  return (
    <OperationForm title={texts.title(asset.code)} onBack={onBack} onSubmit={submit}>
      <TransferFields
        {...{ asset, values, all, addressBook, check, onPasteRequest, onCameraRequest }}
        onEdit={edit}
        field={(name) => ({
          issue: issueOf(name),
          onBlur: () => setLeft((held) => new Set(held).add(name)),
          disabled: !asset.isSendable,
        })}
      />
      <StickyActions>
        <Button type="submit" fullWidth busy={busy} disabled={!asset.isSendable || isWaiting}>
          {texts.next}
        </Button>
      </StickyActions>
      {problem === undefined ? null : <ErrorDialog message={problem} onClose={() => setProblem(undefined)} />}
    </OperationForm>
  );
}
