import type { Known } from './drawRequest.ts';

const MAX_VALUES = 40;
/** Other names of the same value: an account's `id` is sent as `account`. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  id: ['account', 'card', 'wallet', 'token', 'accountId', 'account[]', 'wallet[]', 'token[]', 'orderId', 'cardId', 'transaction_id'],
  uuid: ['tenant_uuid', 'tenantUuid', 'customer_id', 'token'],
  tenant_uuid: ['uuid', 'tenantUuid'],
  currencyCode: ['currency', 'base', 'quote'],
  currency: ['base', 'quote'],
  last: ['cursor'],
};

/** Values that no response contains but rules check: affordable amounts, an existing IBAN and existing addresses. */
const seeds: Readonly<Record<string, readonly string[]>> = {
  amount: ['0.01', '1', '10.50', '25.00', '100', '0.00100000', '2000.00'],
  value: ['1', '20.00', '150.5'],
  iban: ['DE89370400440532013000', 'LT121000011101001000'],
  to: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe'],
  captchaToken: ['token'],
  token: ['token'],
  code: ['123456'],
  password: ['Halden2026'],
};

/** Remembers values of responses: the newest ones by member name, and by the names under which requests use them. */
export function createKnownValues(): { readonly known: Known; readonly remember: (value: unknown) => void } {
  const values = new Map<string, unknown[]>(Object.entries(seeds).map(([name, words]) => [name, [...words]]));
  const keep = (name: string, value: unknown): void => {
    for (const one of [name, ...(aliases[name] ?? [])]) {
      const previous = values.get(one) ?? [];
      if (!previous.includes(value)) values.set(one, [value, ...previous].slice(0, MAX_VALUES));
    }
  };
  const remember = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'object') remember(member);
      else if (typeof member === 'string' || typeof member === 'number') keep(name, member);
    }
  };
  return { known: (name) => values.get(name) ?? [], remember };
}
