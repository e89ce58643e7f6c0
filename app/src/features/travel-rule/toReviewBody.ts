import type { BodyOf } from '@wallet/contract/endpoint';
import type { reviewSend } from '@wallet/contract/travel-rule-sends';
import type { Money } from '@wallet/core/money/money';
import type { ParticipantDetails, ParticipantField } from '@wallet/ui/screens/travel-rule/Participant.types';
import type { RecipientField, RecipientValues } from '@wallet/ui/screens/travel-rule/TravelRuleSendScreen.types';
import type { FieldNames } from '../../api/toOutcome.ts';

/** What the review call takes, members that are not asked for left out (TRS-022). */
export function toReviewBody(recipient: RecipientValues, amount: Money, details: ParticipantDetails): BodyOf<typeof reviewSend> {
  return {
    amount: amount.amount,
    beneficiary_wallet: recipient.address,
    ...(recipient.comment === '' ? {} : { comment: recipient.comment }),
    beneficiary_type: details.type,
    beneficiary_name: details.name,
    beneficiary_country: details.country,
    ...(details.legalId === undefined ? {} : { beneficiary_legal_id: details.legalId }),
    wallet_type: details.wallet,
    ...(details.vasp === undefined ? {} : { wallet_vasp_id: details.vasp }),
  };
}

/** Its members by the fields of the two steps (D-TRS-12). */
export const reviewNames: FieldNames<RecipientField | ParticipantField> = {
  amount: 'amount',
  beneficiary_wallet: 'address',
  comment: 'comment',
  beneficiary_type: 'type',
  beneficiary_name: 'name',
  beneficiary_country: 'country',
  beneficiary_legal_id: 'legalId',
  wallet_type: 'wallet',
  wallet_vasp_id: 'vasp',
};
