import { feeOnTop } from '@wallet/core/fees/networkFee';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Locale } from '@wallet/core/format/locale';
import { isMore } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import * as z from 'zod/mini';
import { says } from '../../patterns/form/says.ts';
import type { TransferAsset } from '../../patterns/transfer/Transfer.types.ts';
import type { TransferWords } from '../../patterns/transfer/transfer.texts.ts';
import { addressText, amountText, commentText, isNative, nameText } from '../../patterns/transfer/transferIssues.ts';
import type { SendTexts } from './send.texts.ts';

/** The fields of a send. `fee` is the speed that is chosen; its amount is the network's. */
export const sendSchema = (asset: TransferAsset, locale: Locale, texts: TransferWords) =>
  z.object({
    address: z.string().check(says((text) => addressText(text, asset.code, texts, asset.addressMaxLength))),
    // Too much is 'Incorrect amount' in the usual flow (SEND-013).
    amount: z.string().check(says((text) => amountText(text, asset, texts, texts.incorrectAmount, locale))),
    beneficiaryName: z.string().check(says((text) => (asset.needsBeneficiary ? nameText(text, texts) : undefined))),
    beneficiaryCountry: z.string().check(says((text) => (asset.needsBeneficiary && text === '' ? texts.required : undefined))),
    comment: z.string().check(says((text) => commentText(text, texts))),
    fee: z.enum(['slow', 'average', 'fast']),
  });

/** Why the network's fee cannot be paid, or undefined (SEND-014, SEND-031, D-SEND-15, D-SEND-16). */
export function shortageText(
  amount: Money,
  fee: Money,
  asset: TransferAsset,
  locale: Locale,
  texts: Omit<SendTexts, symbol>,
): string | undefined {
  if (isMore(fee, asset.feeAllowance)) return texts.cannotPayFee(fee.currencyCode);
  if (!isNative(asset)) return undefined;
  const paid = feeOnTop({ amount, fee, lower: asset.lower, upper: asset.upper });
  return paid.kind === 'short' ? texts.needMore(formatMoney(paid.missing, locale)) : undefined;
}
