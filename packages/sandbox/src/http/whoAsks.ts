import { toDialledNumber } from '@wallet/core/validation/phoneNumber';
import { decodeJwt } from 'jose';
import type { Database } from '../database/openDatabase.ts';
import { hashToken } from '../kernel/hashToken.ts';
import { MAX_ID } from './databaseBounds.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;

function member(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined;
  const entry = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof entry === 'string' ? entry : undefined;
}

function readTokenSubject(authorization: string | undefined): number | undefined {
  try {
    return authorization === undefined ? undefined : Number(decodeJwt(authorization.replace(/^Bearer /, '')).sub);
  } catch {
    return undefined;
  }
}

/** The object of the body, or the `data` that some calls wrap it in. */
const unwrapData = (body: unknown): unknown => (typeof body === 'object' && body !== null && 'data' in body ? body.data : body);

/** The phone in a request's body, normalised for limits. */
export function findPhone(body: unknown): string | undefined {
  const phone = member(unwrapData(body), 'username') ?? member(body, 'username');
  return phone === undefined ? undefined : toDialledNumber(phone.replaceAll(/[\s()-]/g, ''));
}

type UnauthenticatedCall = { readonly authorization: string | undefined; readonly path: string; readonly body: unknown };

/**
 * Guesses the customer of a request without authenticating it, for faults and the list of requests only: by the token, else by the phone,
 * code or refresh token in its body.
 */
export function createCustomerGuess(database: Database): (request: UnauthenticatedCall) => Promise<string | undefined> {
  const usernames = new Map<number, string>();

  async function findUsername(customerId: number): Promise<string | undefined> {
    const username = usernames.get(customerId);
    if (username !== undefined) return username;
    const row = await database.selectFrom('customer').select('username').where('id', '=', customerId).executeTakeFirst();
    if (row !== undefined) usernames.set(customerId, row.username);
    return row?.username;
  }

  return async ({ authorization, path, body }) => {
    const subject = readTokenSubject(authorization);
    if (subject !== undefined && Number.isInteger(subject) && Math.abs(subject) <= MAX_ID) return findUsername(subject);
    const phone = findPhone(body);
    if (phone !== undefined) return phone;
    const refreshToken = member(body, 'refresh_token');
    if (refreshToken !== undefined) {
      const row = await database
        .selectFrom('refresh_token')
        .innerJoin('token_family', 'token_family.id', 'refresh_token.family_id')
        .select('token_family.customer_id')
        .where('refresh_token.token_hash', '=', hashToken(refreshToken))
        .executeTakeFirst();
      return row === undefined ? undefined : findUsername(row.customer_id);
    }
    const tenant = UUID.exec(member(unwrapData(body), 'tenant_uuid') ?? (path.includes('/tenant/') ? path : ''))?.[0];
    if (tenant === undefined) return undefined;
    const row = await database.selectFrom('one_time_code').select('username').where('id', '=', tenant).executeTakeFirst();
    return row?.username;
  };
}
