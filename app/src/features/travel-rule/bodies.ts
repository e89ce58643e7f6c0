import type { ResponseOf, BodyOf } from '@wallet/contract/endpoint';
import type { listVasps } from '@wallet/contract/operations/travel-rule';
import type { reviewSend } from '@wallet/contract/operations/travel-rule-sends';
import type { UserInfo } from '@wallet/contract/customer/user-info';
import { toAmountText, type Money } from '@wallet/core/money/money';
import type {
  OwnDetails,
  ParticipantDetails,
  ParticipantField,
  RecipientField,
  RecipientIssues,
  RecipientValues,
  Vasps,
} from '@wallet/ui/screens/travel-rule';
import { toFullName } from '../../operations/toFullName.ts';
import type { FieldNames } from '../../api/outcome.ts';

/** Builds the body of the review request, without members that were not asked for (TRS-022). */
export function toReviewBody(recipient: RecipientValues, amount: Money, details: ParticipantDetails): BodyOf<typeof reviewSend> {
  return {
    amount: toAmountText(amount),
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

/** Fields of the two steps by the members of the review request (D-TRS-12). */
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

type Profile = Pick<UserInfo, 'dossier' | 'entityType' | 'entityLegalIds'>;

/** Reads the customer's own details from the profile, '' where it has none (D-TRS-08). The profile names a company after its holder. */
export function toOwnDetails({ dossier, entityType, entityLegalIds }: Profile): OwnDetails {
  const { country, countryCode, city } = dossier?.address ?? {};
  return {
    name: toFullName(dossier) ?? '',
    legalId: entityLegalIds?.crn ?? '',
    country: countryCode ?? '',
    countryName: country ?? countryCode ?? '',
    town: city ?? '',
    dateOfBirth: dossier?.personal.birthdate ?? '',
    isCompany: entityType === 'company',
  };
}

type VaspsQuery = {
  readonly data: ResponseOf<typeof listVasps> | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** Maps the list of service providers to the picker (TRS-027, TRS-028). */
export function toVasps({ data, isError, isFetching, refetch }: VaspsQuery): Vasps {
  if (data !== undefined) return { kind: 'ready', items: data.items };
  return isError && !isFetching ? { kind: 'failed', onRetry: () => void refetch() } : { kind: 'loading' };
}

const recipientFields: ReadonlySet<string> = new Set<RecipientField>(['address', 'amount', 'comment']);

type Issues = Readonly<Record<string, string>>;

/** Separates the issues of step 1, null when there are none, from those of the step that sent the request (D-TRS-12). */
export function splitIssues(issues: Issues): { readonly ofRecipient: RecipientIssues | null; readonly others: Issues } {
  const entries = Object.entries(issues);
  const own = entries.filter(([name]) => recipientFields.has(name));
  return {
    ofRecipient: own.length === 0 ? null : Object.fromEntries(own),
    others: Object.fromEntries(entries.filter(([name]) => !recipientFields.has(name))),
  };
}
