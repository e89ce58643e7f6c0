import { requireCurrency, currencies } from './currencies.ts';

/** The provider's own accounts (RULE-002), one for each role and currency. */
export const systemRoles = ['fees', 'card_clearing', 'sepa_clearing', 'network', 'fx_position', 'suspense'] as const;
export type SystemRole = (typeof systemRoles)[number];

const ROLE_STEP = 1000;

/** Id of the provider's own account: known without a query, and negative, so that it is never a customer's. */
export function getSystemAccountId(role: SystemRole, currency: string): number {
  const place = currencies.findIndex(({ code }) => code === currency);
  if (place === -1) throw new Error(`The provider has no account in ${currency}`);
  return -((systemRoles.indexOf(role) + 1) * ROLE_STEP + place);
}

export const systemAccountRows = systemRoles.flatMap((role) =>
  currencies.map(({ code }) => ({
    id: getSystemAccountId(role, code),
    role,
    currency: code,
    decimals: requireCurrency(code).decimals,
    name: `${role} ${code}`,
  })),
);
