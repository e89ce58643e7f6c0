import { toAmountText, fromMinorUnits } from '@wallet/core/money/money';
import { refusalByStatus } from '../../features/session/signIn.ts';
import type { Services } from '../../http/services.ts';
import { findCustomer } from '../../kernel/customer/customers.ts';
import { formatHolderName } from '../../kernel/customer/names.ts';
import { matchesDigest } from '../../kernel/customer/passwordDigest.ts';
import { predictChecks } from '../../kernel/payee/checkPayee.ts';
import { PRESET_PASSWORD } from '../../presets/presetPassword.ts';
import { readCustomer } from '../readCustomer.ts';

/** Results by digest. Deriving one again costs 90 ms. */
const presetChecks = new Map<string, Promise<boolean>>();
const MAX_CHECKS = 1000;

/** The preset password when the customer still has it, else null, because only its digest is stored. */
async function findKnownPassword(digest: string | null): Promise<string | null> {
  if (digest === null) return null;
  if (presetChecks.size > MAX_CHECKS) presetChecks.clear();
  const isPreset = presetChecks.get(digest) ?? matchesDigest(digest, PRESET_PASSWORD);
  presetChecks.set(digest, isPreset);
  return (await isPreset) ? PRESET_PASSWORD : null;
}

/** Reads everything that the console's page of a customer shows (OPSC-006). Undefined for an unknown phone. */
export async function readFullCustomer({ database, settings, origin }: Services, username: string) {
  const customer = await findCustomer(database, username);
  if (customer === undefined) return undefined;
  const accounts = await database
    .selectFrom('account')
    .select(['id', 'name', 'type', 'currency', 'decimals', 'available'])
    .where('customer_id', '=', customer.id)
    .orderBy('id')
    .limit(500)
    .execute();
  const sessions = await database
    .selectFrom('token_family')
    .select(['id', 'method', 'device_name', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customer.id)
    .where('revoked_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .execute();
  const { ibanNumber } = await database
    .selectFrom('virtual_iban')
    .select(({ fn }) => fn.max('iban').as('ibanNumber'))
    .where('customer_id', '=', customer.id)
    .executeTakeFirstOrThrow();
  const refusal = refusalByStatus(customer, origin);
  return {
    ...(await readCustomer(database, customer)),
    name: customer.company_name ?? formatHolderName(customer),
    password: await findKnownPassword(customer.password_digest),
    ibanNumber,
    payees: await predictChecks(database, settings, customer),
    accounts: accounts.map(({ id, name, type, currency, decimals, available }) => ({
      id,
      name,
      type,
      currency,
      available: toAmountText(fromMinorUnits(available, { currencyCode: currency, decimals })),
    })),
    sessions: sessions.map(({ id, method, device_name: device, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      id,
      method,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    /** Refusal that a sign-in would get; null when it would succeed. */
    signInRefusal: refusal === undefined ? null : { code: refusal.body.code, message: refusal.body.message },
  };
}
