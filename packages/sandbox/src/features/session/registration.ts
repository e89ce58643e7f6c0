import type { signUp } from '@wallet/contract/access/session';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import type { AuditContext, Call } from '../../kernel/call.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import type { BotCheck } from '../../kernel/botCheck.ts';
import { enterCode, refuseCodeEntry } from '../../kernel/codes/oneTimeCodes.ts';
import { findCustomer, refuseExisting } from '../../kernel/customer/customers.ts';
import { findInviter, generateInviteCode } from '../../kernel/customer/referralCode.ts';
import { type Refused, refuse, refuseField } from '../../kernel/refusal.ts';
import { generateUuid } from '../../ports/ids.ts';

async function makeCustomer(
  transaction: Database,
  username: string,
  referredBy: number | undefined,
  { now, language }: Pick<AuditContext, 'now' | 'language'>,
): Promise<Customer> {
  const none = ['markets', 'securities'].map((serviceProvider) => ({ serviceProvider, status: 'none' }));
  return transaction
    .insertInto('customer')
    .values({
      uuid: generateUuid(),
      username,
      status: 'draft',
      address_status: 'none',
      roles: JSON.stringify(['customer']),
      email: '',
      tariff: 'Launch',
      language,
      entity_type: 'individual',
      service_providers: JSON.stringify(none),
      travel_rule_enabled: false,
      invite_code: generateInviteCode(),
      referred_by: referredBy ?? null,
      password_is_set: false,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Binds an invite code once, and never to the customer's own (RULE-032). */
async function bindInviter(transaction: Database, customer: Customer, inviter: number | undefined): Promise<Customer> {
  if (inviter === undefined || customer.referred_by !== null || inviter === customer.id) return customer;
  await transaction.updateTable('customer').set({ referred_by: inviter }).where('id', '=', customer.id).execute();
  return { ...customer, referred_by: inviter };
}

/** Registers the holder of a valid code (API-008). The code is checked last, because any other problem of the request must not spend it. */
export async function register(
  { database, botCheck }: { readonly database: Database; readonly botCheck: BotCheck },
  { body: { token, data }, request, now, language }: Call<typeof signUp>,
): Promise<{ readonly customer: Customer } | Refused> {
  const { username, code, tenant_uuid: id, invite_code: inviteCode } = data;
  if (!(await botCheck(token, { action: 'sign_up', address: request.address })))
    return { refusal: refuse('botCheckFailed', { fields: { token: ['The bot check failed'] } }) };
  const inviter = inviteCode === undefined ? undefined : await findInviter(database, inviteCode);
  if (inviteCode !== undefined && inviter === undefined) return { refusal: refuseField('invite_code', 'Invalid code') };
  return inTransaction(database, async (transaction) => {
    const row = await findCustomer(transaction, username);
    const existing = refuseExisting(row);
    if (existing !== undefined) return { refusal: existing };
    const entry = await enterCode(transaction, { id, username, intents: ['sign_up'], code, spend: true }, now);
    if (entry.kind !== 'right') {
      await writeAudit(transaction, { customerId: row?.id ?? null, event: 'code for sign_up', outcome: entry.kind, at: now });
      return { refusal: refuseCodeEntry(entry, 'code', 'wrongLogin') };
    }
    const customer =
      row === undefined
        ? await makeCustomer(transaction, username, inviter, { now, language })
        : await bindInviter(transaction, row, inviter);
    const outcome = row === undefined ? 'registered' : 'went on';
    await writeAudit(transaction, { customerId: customer.id, event: 'sign_up', outcome, at: now });
    return { customer };
  });
}
