import { checkSendAddress } from '@wallet/core/addresses/address';
import { isNonWalletAddress } from '@wallet/core/addresses/nobodysAddress';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { sendAddressMaxLength } from '@wallet/core/limits/limits';
import { checkSendAmount } from '@wallet/core/validation/amounts';
import { checkParticipantName, checkSendComment } from '@wallet/core/validation/texts';
import { cleanLine } from '@wallet/core/validation/typedText';
import type { Locale } from '@wallet/core/format/locale';
import type { CheckName, TransferAsset } from './Transfer.types.ts';
import type { TransferTexts } from './transfer.texts.ts';

/**
 * Returns the message for an address that cannot be used, as far as the device can check, or undefined (D-SEND-07, D-SEND-08). @param most
 * maximum length of an address of its network
 */
export function getAddressIssueText(address: string, code: string, texts: TransferTexts, most = sendAddressMaxLength): string | undefined {
  switch (checkSendAddress(address, code, most)) {
    case null:
      return isNonWalletAddress(address) ? texts.nobodysAddress : undefined;
    case 'required':
      return texts.required;
    case 'tooLong':
      return texts.addressTooLong({ count: most });
    case 'longBitcoin':
      return texts.longBitcoin({ count: most });
  }
}

/**
 * Returns the message for an amount that cannot be sent, or undefined.
 * @param tooMuch the flow's message for an insufficient balance (SEND-013, TRS-012)
 */
export function getAmountIssueText(
  amount: string,
  asset: Pick<TransferAsset, 'lower' | 'upper'>,
  texts: TransferTexts,
  tooMuch: string,
  locale: Locale,
): string | undefined {
  switch (checkSendAmount(amount, asset)) {
    case null:
      return undefined;
    case 'required':
      return texts.required;
    case 'incorrect':
      return texts.incorrectAmount;
    case 'notEnoughFunds':
      return tooMuch;
    case 'notPositive':
      return texts.notPositive;
    case 'belowMinimum':
      return texts.minimum({ amount: formatMoney(asset.lower, locale) });
  }
}

/** Returns the message for an invalid name, or undefined (TRS-013 to TRS-016). The product's rule, if any, replaces ours. */
export function getNameIssueText(name: string, texts: TransferTexts, checkName?: CheckName): string | undefined {
  const issue = checkParticipantName(name);
  if (issue === 'required') return texts.required;
  if (checkName !== undefined) return checkName(cleanLine(name));
  switch (issue) {
    case null:
      return undefined;
    case 'tooLong':
      return texts.nameTooLong;
    case 'forbiddenCharacter':
      return texts.nameCharacters;
  }
}

/** Returns the message for an invalid comment, or undefined (SEND-019). */
export const getCommentIssueText = (comment: string, texts: TransferTexts): string | undefined =>
  checkSendComment(comment) === null ? undefined : texts.commentTooLong;

/** True when the coin itself pays its network's fees. */
export const isNative = ({ upper, feeAllowance }: Pick<TransferAsset, 'upper' | 'feeAllowance'>): boolean =>
  upper.currencyCode === feeAllowance.currencyCode;
