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

/** Schema of the send form. `fee` is the chosen speed; its amount comes from the network. */
export const sendSchema = (asset: TransferAsset, locale: Locale, texts: TransferWords) =>
  z.object({
    address: z.string().check(says((text) => addressText(text, asset.code, texts, asset.addressMaxLength))),
    // In the usual flow an amount above the balance is an 'Incorrect amount' (SEND-013).
    amount: z.string().check(says((text) => amountText(text, asset, texts, texts.incorrectAmount, locale))),
    beneficiaryName: z.string().check(says((text) => (asset.needsBeneficiary ? nameText(text, texts) : undefined))),
    beneficiaryCountry: z.string().check(says((text) => (asset.needsBeneficiary && text === '' ? texts.required : undefined))),
    comment: z.string().check(says((text) => commentText(text, texts))),
    fee: z.enum(['slow', 'average', 'fast']),
  });

/** Returns why the network fee cannot be paid, or undefined (SEND-014, SEND-031, D-SEND-15, D-SEND-16). */
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
