import type { LegalForm, PartyType, WalletType } from '@wallet/contract/operations/travel-rule';
import { builtInLocale } from '@wallet/core/format/locale';
import { countries } from '@wallet/core/validation/countries';
import type { Customer } from '../../kernel/authenticate.ts';
import type { ProviderText } from '../../words/translateText.ts';

export type Vasp = { readonly id: string; readonly name: string };

/** The sandbox's directory of service providers with wallets, by name. */
export const vasps: readonly Vasp[] = [
  { id: '6f9a1c52-0b1e-4d77-9c41-3a5e8d2b7f10', name: 'Alder Digital Assets' },
  { id: '1d7c3e94-5a60-4f2b-8e17-90b4c6d2a385', name: 'Baltic Coin House' },
  { id: 'c2b85f07-94d3-4e1a-a6f8-7e0d51c3b946', name: 'Corvid Custody' },
  { id: '83e4d6a1-27bc-4905-b3d9-15f68c0ae7d2', name: 'Northlight Exchange' },
  { id: 'f05b7a38-e912-4c6d-87a4-b26d9e41c503', name: 'Ostrava Crypto Bank' },
  { id: '4a96e0cd-13f5-48b7-9d62-c8a705b3f1e4', name: 'Summit Wallet Services' },
];

export function findVasp(id: string | undefined): Vasp | undefined {
  return vasps.find((vasp) => vasp.id === id);
}

/** The other party of a transfer, as entered in a form (api.md API-055, API-056). */
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
export type PartyIssue = { readonly field: PartyField; readonly message: ProviderText };

const REQUIRED: ProviderText = 'This field is required';

type Entity = Pick<Customer, 'entity_type' | 'entity_legal_ids'>;

/** A company if stated so, or for the own wallet of a customer that is one (D-RCV-16). */
export function getLegalForm({ type }: Pick<Party, 'type'>, customer: Entity): LegalForm {
  if (type === 'third_party_company') return 'company';
  return type === 'own_wallet' && customer.entity_type === 'company' ? 'company' : 'individual';
}

function needsLegalId({ type }: Party, { entity_legal_ids: ids }: Entity): boolean {
  return type === 'third_party_company' || (type === 'own_wallet' && ids?.crn !== undefined);
}

/**
 * Checks what a kind of party requires beyond the shape of the request (TRS-065, TRS-066, RCV-020 to RCV-023).
 * @param today `yyyy-MM-dd` for a sender, whose town and date of birth are required too; null for a beneficiary
 */
export function findPartyIssues(party: Party, customer: Entity, today: string | null): readonly PartyIssue[] {
  const issues: PartyIssue[] = [];
  if (needsLegalId(party, customer) && party.legalId === undefined) issues.push({ field: 'legalId', message: REQUIRED });
  if (today !== null && getLegalForm(party, customer) === 'individual') {
    if (party.town === undefined) issues.push({ field: 'town', message: REQUIRED });
    if (party.birthDate === undefined) issues.push({ field: 'birthDate', message: REQUIRED });
    else if (party.birthDate > today) issues.push({ field: 'birthDate', message: 'Future date not allowed' });
  }
  if (party.walletType === 'vasp' && findVasp(party.vaspId) === undefined) issues.push({ field: 'vaspId', message: REQUIRED });
  return issues;
}

const typeNames: Record<PartyType, ProviderText> = {
  own_wallet: 'Myself',
  third_party_individual: 'Third-party individual',
  third_party_company: 'Third-party company',
};

/** Returns the rows of `details` (api.md 3.15) in order, without empty ones (D-TRS-16). */
export function listPartyDetails(party: Party, { email, entity_legal_ids: ids }: Pick<Customer, 'email' | 'entity_legal_ids'>) {
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
