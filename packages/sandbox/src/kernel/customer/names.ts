import type { Dossier } from '../../database/columns.ts';

type Holder = { readonly dossier: Dossier | null };

/** The account holder's given and family name, without missing parts (D-USR-14). */
export function formatHolderName({ dossier }: Holder): string {
  return [dossier?.personal.givenName, dossier?.personal.familyName].filter((part) => typeof part === 'string' && part !== '').join(' ');
}

/** The name on the customer's external accounts: the company's if they have one, else the holder's (api.md 3.6). */
export function getBeneficiary(customer: Holder & { readonly company_name: string | null }): {
  readonly name: string;
  readonly kind: 'person' | 'company';
} {
  const { company_name: company } = customer;
  return company === null ? { name: formatHolderName(customer), kind: 'person' } : { name: company, kind: 'company' };
}

export function formatHolderAddress({ dossier }: Holder): string {
  const { streetAddress, postalCode, city, country } = dossier?.address ?? {};
  const town = [postalCode, city].filter((part) => typeof part === 'string' && part !== '').join(' ');
  return [streetAddress, town, country].filter((part) => typeof part === 'string' && part !== '').join(', ');
}

/**
 * Normalises a name for comparing a sender or cardholder with the customer: ignores case, order of words and accents (RULE-007, RULE-008).
 */
function normalizeName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
}

export function isSameName(left: string, right: string): boolean {
  return normalizeName(left) === normalizeName(right);
}
