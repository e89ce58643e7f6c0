import { legalIdLength, participantNameMaxLength } from '@wallet/core/limits/limits';
import { countCharacters } from '@wallet/core/validation/texts';
import { checkDateOfBirth } from '@wallet/core/validation/dates';
import { cleanLine } from '@wallet/core/validation/typedText';
import * as z from 'zod/mini';
import { says } from '../../../patterns/form/says.ts';
import type { CheckName } from '../../../patterns/transfer/Transfer.types.ts';
import type { TransferTexts } from '../../../patterns/transfer/transfer.texts.ts';
import { getNameIssueText } from '../../../patterns/transfer/transferIssues.ts';
import type {
  OwnDetails,
  ParticipantDetails,
  ParticipantField,
  ParticipantRole,
  ParticipantType,
  ParticipantValues,
} from './Participant.types.ts';
import { emptyParticipant } from './emptyParticipant.ts';
import type { TravelRuleTexts } from '../travelRule.texts.ts';

export type ParticipantRules = {
  readonly role: ParticipantRole;
  readonly own: OwnDetails;
  /** Today in UTC, `yyyy-MM-dd`. */
  readonly today: string;
  /** The product's rule for names. */
  readonly checkName?: CheckName | undefined;
};
type ParticipantTexts = Omit<TravelRuleTexts, symbol> & TransferTexts;

/** True for a company, and for the customer's own wallet if the customer is one (D-RCV-16). */
export const isCompany = ({ type }: Pick<ParticipantValues, 'type'>, own: OwnDetails): boolean =>
  type === 'third_party_company' || (type === 'own_wallet' && own.isCompany);

/** True when the chosen type has the field (TRS-066, RCV-020, RCV-022, D-TRS-06). */
export function hasField(
  field: ParticipantField,
  values: ParticipantValues,
  { role, own }: Pick<ParticipantRules, 'role' | 'own'>,
): boolean {
  const { type } = values;
  switch (field) {
    case 'legalId':
      return type === 'third_party_company' || (type === 'own_wallet' && own.legalId !== '');
    case 'town':
    case 'dateOfBirth':
      return role === 'sender' && type !== null && !isCompany(values, own);
    case 'vasp':
      return values.wallet === 'vasp';
    case 'type':
    case 'name':
    case 'country':
    case 'wallet':
      return true;
  }
}

const profileFields = ['name', 'legalId', 'country', 'town', 'dateOfBirth'] as const;
type ProfileField = (typeof profileFields)[number];
const isProfileField = (field: ParticipantField): field is ProfileField => profileFields.some((name) => name === field);

/**
 * Choosing the customer's own wallet fills in the profile; changing to a third party puts what was typed before in its place (TRS-067,
 * D-TRS-08).
 */
export function applyType(
  values: ParticipantValues,
  type: ParticipantType,
  own: OwnDetails,
  typed: ParticipantValues = emptyParticipant,
): ParticipantValues {
  if (type === values.type) return values;
  const { name, legalId, country, town, dateOfBirth } = type === 'own_wallet' ? own : typed;
  const wasOwn = values.type === 'own_wallet';
  return type === 'own_wallet' || wasOwn ? { ...values, type, name, legalId, country, town, dateOfBirth } : { ...values, type };
}

/** Returns the local validation message of a field, or undefined. */
function getFieldIssue(
  field: ParticipantField,
  values: ParticipantValues,
  { today, checkName }: Pick<ParticipantRules, 'today' | 'checkName'>,
  texts: ParticipantTexts,
) {
  const required = (text: string | null, most: number): string | undefined => {
    const trimmed = cleanLine(text ?? '');
    if (trimmed === '') return texts.required;
    return countCharacters(trimmed) > most ? texts.tooLong({ count: most }) : undefined;
  };
  switch (field) {
    case 'name':
      return getNameIssueText(values.name, texts, checkName);
    case 'legalId':
      return required(values.legalId, legalIdLength.max);
    case 'town':
      return required(values.town, participantNameMaxLength);
    case 'dateOfBirth': {
      const issue = checkDateOfBirth(values.dateOfBirth, today);
      return issue === null ? undefined : { required: texts.required, invalid: texts.invalidDate, future: texts.futureDate }[issue];
    }
    case 'type':
    case 'country':
    case 'vasp':
      return values[field] === null || values[field] === '' ? texts.required : undefined;
    case 'wallet':
      return undefined;
  }
}

const participantFields = ['type', 'name', 'legalId', 'country', 'town', 'dateOfBirth', 'wallet', 'vasp'] as const;

/** Schema of the form. Only the fields of the chosen type are validated. */
export const createParticipantSchema = (rules: ParticipantRules, texts: ParticipantTexts) =>
  z
    .object({
      type: z.nullable(z.enum(['own_wallet', 'third_party_individual', 'third_party_company'])),
      name: z.string(),
      legalId: z.string(),
      country: z.string(),
      town: z.string(),
      dateOfBirth: z.string(),
      wallet: z.enum(['vasp', 'unhosted']),
      vasp: z.string(),
    })
    .check(
      ...participantFields.map((field) =>
        says(
          (values: ParticipantValues) => (hasField(field, values, rules) ? getFieldIssue(field, values, rules, texts) : undefined),
          field,
        ),
      ),
    );

/**
 * True when a field comes from the profile and cannot be changed: for the customer's own wallet, if the profile has a valid value. An empty
 * or invalid one stays editable, because locking it would be a dead end (D-TRS-08).
 */
export function isLocked(field: ParticipantField, values: ParticipantValues, rules: ParticipantRules, texts: ParticipantTexts): boolean {
  if (values.type !== 'own_wallet' || !isProfileField(field)) return false;
  return rules.own[field] !== '' && getFieldIssue(field, { ...values, ...rules.own }, rules, texts) === undefined;
}

/** Returns the details to submit from a valid form; null while no type is chosen. */
export function toDetails(values: ParticipantValues, rules: Pick<ParticipantRules, 'role' | 'own'>): ParticipantDetails | null {
  const { type, name, country, legalId, town, dateOfBirth, wallet, vasp } = values;
  if (type === null) return null;
  const has = (field: ParticipantField): boolean => hasField(field, values, rules);
  return {
    type,
    name: cleanLine(name),
    country,
    ...(has('legalId') ? { legalId: cleanLine(legalId) } : {}),
    ...(has('town') ? { town: cleanLine(town) } : {}),
    ...(has('dateOfBirth') ? { dateOfBirth } : {}),
    wallet,
    ...(has('vasp') ? { vasp } : {}),
  };
}
