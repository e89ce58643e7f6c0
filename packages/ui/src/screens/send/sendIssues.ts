import { feeOnTop } from '@wallet/core/fees/feeOnTop';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Locale } from '@wallet/core/format/locale';
import { isMore } from '@wallet/core/money/compareMoney';
import type { Money } from '@wallet/core/money/money';
import { parseMoney } from '@wallet/core/money/parseMoney';
import type { TransferAsset } from '../../patterns/transfer/Transfer.types.ts';
import type { TransferWords } from '../../patterns/transfer/transfer.texts.ts';
import { addressText, amountText, commentText, isNative, nameText } from '../../patterns/transfer/transferIssues.ts';
import type { SendIssues, SendValues } from './SendScreen.types.ts';
import type { SendTexts } from './send.texts.ts';

type Words = Omit<SendTexts, symbol> & TransferWords;

/** Why the fee cannot be paid, or undefined (SEND-014, SEND-031, D-SEND-15, D-SEND-16). */
function feeText(amount: Money, fee: Money, asset: TransferAsset, texts: Words, locale: Locale): string | undefined {
  if (isMore(fee, asset.feeAllowance)) return texts.cannotPayFee(fee.currencyCode);
  if (!isNative(asset)) return undefined;
  const paid = feeOnTop({ amount, fee, lower: asset.lower, upper: asset.upper });
  return paid.kind === 'short' ? texts.needMore(formatMoney(paid.missing, locale)) : undefined;
}

/** What is wrong with the form, by field, in words; an empty object when nothing is. @param fee the chosen offer, null while there is none */
export function sendIssues(values: SendValues, asset: TransferAsset, fee: Money | null, texts: Words, locale: Locale): SendIssues {
  // Too much is 'Incorrect amount' in the usual flow (SEND-013).
  const amount = amountText(values.amount, asset, texts, texts.incorrectAmount, locale);
  const typed = amount === undefined ? parseMoney(values.amount, asset.upper) : null;
  const all = {
    address: addressText(values.address, asset.code, texts),
    amount,
    comment: commentText(values.comment, texts),
    beneficiaryName: asset.needsBeneficiary ? nameText(values.beneficiaryName, texts) : undefined,
    beneficiaryCountry: asset.needsBeneficiary && values.beneficiaryCountry === '' ? texts.required : undefined,
    fee: typed === null || fee === null ? undefined : feeText(typed, fee, asset, texts, locale),
  };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== undefined));
}
