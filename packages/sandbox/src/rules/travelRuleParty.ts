import type { LegalForm, PartyType, WalletType } from '@wallet/contract/travel-rule';
import { builtInLocale } from '@wallet/core/format/locale';
import { countries } from '@wallet/core/validation/countries';
import type { Customer } from '../http/authenticate.ts';
import { findVasp } from './vasps.ts';

/** The other party of a transfer, as a form says it (api.md API-055, API-056). */
export type Party = {
  readonly type: PartyType;
  readonly name: string;
  readonly country: string;
  readonly legalId?: string | undefined;
  readonly town?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly walletType: WalletType;
  readonly vaspId?: string | undefined;
};
export type PartyField = 'legalId' | 'town' | 'birthDate' | 'vaspId';
export type PartyIssue = { readonly field: PartyField; readonly message: string };

const REQUIRED = 'This field is required';

type Entity = Pick<Customer, 'entity_type' | 'entity_legal_ids'>;

/** A company by its own word, or one's own wallet of a customer that is one (D-RCV-16). */
export function legalFormOf({ type }: Pick<Party, 'type'>, customer: Entity): LegalForm {
  if (type === 'third_party_company') return 'company';
  return type === 'own_wallet' && customer.entity_type === 'company' ? 'company' : 'individual';
}

function needsLegalId({ type }: Party, { entity_legal_ids: ids }: Entity): boolean {
  return type === 'third_party_company' || (type === 'own_wallet' && ids?.crn !== undefined);
}

/**
 * What the kind of party asks for beyond the shape of the request (TRS-065, TRS-066, RCV-020 to RCV-023).
 * @param today `yyyy-MM-dd`, of a sender: then town and date of birth are asked for as well; null for a beneficiary
 */
export function partyIssues(party: Party, customer: Entity, today: string | null): readonly PartyIssue[] {
  const issues: PartyIssue[] = [];
  if (needsLegalId(party, customer) && party.legalId === undefined) issues.push({ field: 'legalId', message: REQUIRED });
  if (today !== null && legalFormOf(party, customer) === 'individual') {
    if (party.town === undefined) issues.push({ field: 'town', message: REQUIRED });
    if (party.birthDate === undefined) issues.push({ field: 'birthDate', message: REQUIRED });
    else if (party.birthDate > today) issues.push({ field: 'birthDate', message: 'Future date not allowed' });
  }
  if (party.walletType === 'vasp' && findVasp(party.vaspId) === undefined) issues.push({ field: 'vaspId', message: REQUIRED });
  return issues;
}

const typeNames: Record<PartyType, string> = {
  own_wallet: 'Myself',
  third_party_individual: 'Third-party individual',
  third_party_company: 'Third-party company',
};

/** The rows of `details` (api.md 3.15), in their order; what is empty has none (D-TRS-16). */
export function partyDetails(party: Party, { email, entity_legal_ids: ids }: Pick<Customer, 'email' | 'entity_legal_ids'>) {
  const isOwn = party.type === 'own_wallet';
  const names = new Intl.DisplayNames(builtInLocale, { type: 'region' });
  const country = countries.find(({ alpha3 }) => alpha3 === party.country)?.alpha2;
  const rows = {
    beneficiary_type: typeNames[party.type],
    beneficiary_name: party.name,
    beneficiary_email: isOwn ? email : '',
    beneficiary_country: country === undefined ? party.country : (names.of(country) ?? party.country),
    wallet_vasp: party.walletType === 'vasp' ? (findVasp(party.vaspId)?.name ?? '') : '',
    wallet_type: party.walletType === 'vasp' ? 'VASP' : 'Unhosted',
    lei: isOwn ? (ids?.lei ?? '') : '',
    crn: party.legalId ?? '',
  };
  return Object.entries(rows).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
}
