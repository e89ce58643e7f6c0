import { amountOf, parseMoney, type Money } from '@wallet/core/money/money';
import { useMemo } from 'react';
import { useLookAlike } from '../../patterns/addressBook/useLookAlike.ts';
import { broughtBack } from '../../patterns/form/putRefusal.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { useFeeQuote } from '../../patterns/networkFee/useFeeQuote.ts';
import type { TransferAsset } from '../../patterns/transfer/Transfer.types.ts';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { sendSchema, shortageText } from './sendSchema.ts';
import type { SendScreenProps, SendStep } from './SendScreen.types.ts';
import { sendTexts } from './send.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

type SendFormOptions = Pick<SendScreenProps, 'onAskFee' | 'onSubmit' | 'knownAddresses'> & {
  readonly asset: TransferAsset;
  readonly step: Extract<SendStep, { name: 'form' }>;
};

export function useSendForm({ asset, step, knownAddresses, onAskFee, onSubmit }: SendFormOptions) {
  const locale = useLocale();
  const words = useTexts(transferTexts);
  const texts = useTexts(sendTexts);
  const schema = useMemo(() => sendSchema(asset, locale, words), [asset, locale, words]);
  const { speed, ...draft } = step.draft;
  const form = useScreenForm({
    schema,
    first: { ...draft, fee: speed },
    answered: broughtBack(step),
    dependent: ['fee'],
    onSubmit: async ({ fee: chosen, ...typed }) => {
      if (fee === null || shortage !== undefined || !mayGoOn()) return null;
      const answer = await onSubmit({ ...typed, speed: chosen }, fee);
      // The quote on the screen is no longer valid at the provider (D-SEND-12).
      if (answer.kind === 'refused' && answer.fields?.fee !== undefined) retryQuote();
      return answer;
    },
  });
  const { values, wrong } = form;
  const { check, isWaiting, mayGoOn } = useLookAlike(values.address, knownAddresses);

  const canAskFee = asset.isSendable && wrong('address') === undefined && wrong('amount') === undefined;
  const amount = parseMoney(values.amount, asset.upper);
  // Normalized, so that '0.5' and '0.50' are the same request.
  const question = canAskFee && amount !== null ? { amount: amountOf(amount), address: values.address } : null;
  const { quote, retry: retryQuote } = useFeeQuote(question, onAskFee);
  const offer = quote?.kind === 'quoted' ? quote.options.find((option) => option.speed === values.fee) : undefined;
  const fee: Money | null = offer?.fee ?? null;
  const shortage = canAskFee && amount !== null && fee !== null ? shortageText(amount, fee, asset, locale, texts) : undefined;
  const refused = quote?.kind === 'refused' ? quote.fields : {};

  return { form, amount, check, isWaiting, quote, retryQuote, canAskFee, offer, fee, shortage, refused };
}
