import type { BodyOf } from '@wallet/contract/endpoint';
import type { prepareSend } from '@wallet/contract/transfers';
import type { Money } from '@wallet/core/money/money';
import type { SendValues } from '@wallet/ui/screens/send/SendScreen.types';

/**
 * What the call that prepares a send carries (SEND-032, SEND-061); the code travels apart, to the two-factor box (SEND-041).
 * @param values of the form; `amount` as a number is written
 * @param fee the offer that stood on the screen
 * @param isResend the code is asked for once more
 */
export function toSendBody(values: SendValues, fee: Money, isResend: boolean): BodyOf<typeof prepareSend> {
  const { address, amount, comment, speed, beneficiaryName, beneficiaryCountry } = values;
  return {
    to: address,
    fee: speed,
    fee_amount: fee.amount,
    amount,
    ...(comment === '' ? {} : { comment }),
    ...(beneficiaryName === '' ? {} : { beneficiary: beneficiaryName.trim() }),
    ...(beneficiaryCountry === '' ? {} : { beneficiary_country: beneficiaryCountry }),
    repeated_event: isResend ? 'true' : 'false',
  };
}
