import type { Money } from '@wallet/core/money/money';
import { parseMoney } from '@wallet/core/money/parseMoney';
import { useState } from 'react';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import type { TransferAsset } from '../../patterns/transfer/Transfer.types.ts';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { useFeeQuote } from '../../patterns/networkFee/useFeeQuote.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { sendIssues } from './sendIssues.ts';
import type { SendField, SendIssues, SendScreenProps, SendStep, SendSubmitOutcome, SendValues } from './SendScreen.types.ts';
import { sendTexts } from './send.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

type SendFormOptions = Pick<SendScreenProps, 'onAskFee' | 'onSubmit'> & {
  readonly asset: TransferAsset;
  readonly step: Extract<SendStep, { name: 'form' }>;
};

/** The fields whose refusal an edit of a value ends. */
const fieldOf: Readonly<Record<keyof SendValues, SendField>> = {
  address: 'address',
  amount: 'amount',
  comment: 'comment',
  speed: 'fee',
  beneficiaryName: 'beneficiaryName',
  beneficiaryCountry: 'beneficiaryCountry',
};
const isFieldOfValues = (name: string): name is keyof SendValues => name in fieldOf;

/** What is typed, what is wrong with it and where that may be said: a field speaks once it was left, all of them after a press. */
export function useSendForm({ asset, step, onAskFee, onSubmit }: SendFormOptions) {
  const locale = useLocale();
  const texts = { ...useTexts(transferTexts), ...useTexts(sendTexts) };
  const [values, setValues] = useState(step.draft);
  const [left, setLeft] = useState<ReadonlySet<SendField>>(new Set());
  const [refused, setRefused] = useState<SendIssues>(step.issues);
  const [outcome, setOutcome] = useState<SendSubmitOutcome>({ kind: 'done' });
  const { busy, submitOnce } = useSubmitOnce();

  const typed = sendIssues(values, asset, null, texts, locale);
  const canAskFee = asset.isSendable && typed.address === undefined && typed.amount === undefined;
  // As a number is written: '0.5' and '0.50' are one question.
  const amount = canAskFee ? (parseMoney(values.amount, asset.upper)?.amount ?? null) : null;
  const { quote, retry: retryQuote } = useFeeQuote(amount === null ? null : { amount, address: values.address }, onAskFee);
  const offer = quote?.kind === 'quoted' ? quote.options.find(({ speed }) => speed === values.speed) : undefined;
  const fee: Money | null = offer?.fee ?? null;

  const own = sendIssues(values, asset, fee, texts, locale);
  const said: SendIssues = Object.fromEntries(
    Object.entries(own).filter(([name]) => name === 'fee' || [...left].some((field) => field === name)),
  );
  const issues: SendIssues = { ...(quote?.kind === 'refused' ? quote.fields : {}), ...refused, ...said };

  function edit(change: Partial<SendValues>): void {
    setValues((held) => ({ ...held, ...change }));
    const changed = Object.keys(change)
      .filter(isFieldOfValues)
      .map((name) => fieldOf[name]);
    // A fee that was refused is asked for anew with every amount and address.
    const isOver = (name: string) => changed.some((field) => field === name) || (name === 'fee' && changed.length > 0);
    setRefused((held) => Object.fromEntries(Object.entries(held).filter(([name]) => !isOver(name))));
    setOutcome({ kind: 'done' });
  }

  function submit(): void {
    setLeft(new Set(Object.values(fieldOf)));
    if (fee === null || Object.keys(own).length > 0) return;
    void submitOnce(async () => {
      const answered = await onSubmit(values, fee);
      setOutcome(answered);
      if (answered.kind !== 'refused') return;
      setRefused(answered.fields ?? {});
      // The quote on the screen is no longer the provider's (D-SEND-12).
      if (answered.fields?.fee !== undefined) retryQuote();
    });
  }

  return {
    values,
    edit,
    leave: (name: SendField): void => setLeft((held) => new Set(held).add(name)),
    issues,
    quote,
    retryQuote,
    canAskFee,
    fee,
    busy,
    outcome,
    dismiss: (): void => setOutcome({ kind: 'done' }),
    submit,
  };
}
