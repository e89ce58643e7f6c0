import { ibanIssue, isIbanComplete } from '@wallet/core/validation/iban';
import type { IbanLookup, SepaSubmitOutcome } from './SepaWithdrawalScreen.types.ts';
import type { sepaWithdrawalTexts } from './sepaWithdrawal.texts.ts';

export type IbanState = {
  readonly iban: string;
  /** The field was left, or a submit was tried. */
  readonly left: boolean;
  readonly answer: IbanLookup | null;
  readonly outcome: SepaSubmitOutcome;
};

/** What stands under the IBAN: the provider's refusal, else what is wrong with it once it was left or is complete (D-SEPA-18). */
export function ibanSentence({ iban, left, answer, outcome }: IbanState, texts: typeof sepaWithdrawalTexts): string | undefined {
  if (outcome.kind === 'refused' && outcome.fields?.iban !== undefined) return outcome.fields.iban;
  if (answer?.kind === 'refused') return answer.message;
  const found = ibanIssue(iban);
  if (found === null) return undefined;
  if (found === 'required') return left ? texts.required : undefined;
  return left || isIbanComplete(iban) ? texts.invalidIban : undefined;
}
