import type { signIn } from '@wallet/contract/access/session';
import type { WireResponseOf } from '@wallet/contract/endpoint';
import { generateUuid } from '../../ports/ids.ts';
import { inTransaction, type Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { AuditContext } from '../../kernel/call.ts';
import { refuse, type Refusal, type Refused } from '../../kernel/refusal.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Keys } from '../../kernel/keys/keys.ts';
import { isNewDevice, readSeenDevice } from '../../kernel/customer/devices.ts';
import { notifySecurityEvent } from '../../kernel/customer/securityEvents.ts';
import { lockCustomer } from '../../kernel/customer/customers.ts';
import { parseCustomerStatus, hasSubmittedIdentity, createIdentityLink } from '../../kernel/customer/identity.ts';
import { bindIban } from '../../kernel/bank/ibanAllocation.ts';
import { readBinding } from '../../kernel/proof/proofs.ts';
import { parseKnownValue } from '../../database/parseKnownValue.ts';
import { endsSession, holds, getSignInBar, type Hold } from '../../kernel/customer/signInByStatus.ts';
import { openSession, type SessionMethod } from '../../kernel/sessionTokens.ts';
import { negotiateLanguage } from '../../words/language.ts';

type SignInAnswer = WireResponseOf<typeof signIn>;
type Push = { readonly onesignal_id?: string | null | undefined; readonly onesignal_consent?: boolean | undefined };

/** The parts of the provider that a sign-in needs. `origin` is that of the app and of the provider's own pages. */
export type Provider = { readonly database: Database; readonly keys: Keys; readonly settings: Settings; readonly origin: string };

/** Who signs in, and when: a customer's request, or the operator's link (OPSC-007). */
type SignInRequest = Pick<AuditContext, 'now'> & { readonly request: Pick<AuditContext['request'], 'header' | 'proof'> };

type Admission = {
  readonly customer: Customer;
  readonly method: SessionMethod;
  /** Actor in the audit log, if it is not the customer. */
  readonly by?: string;
  /** True for a temporary password (RULE-014). */
  readonly temporary?: boolean;
  readonly push: Push;
};

const readHold = ({ hold }: Customer): Hold | null => (hold === null ? null : parseKnownValue(holds, hold));

/** True if a customer's open sessions may continue (RULE-011). */
export function mayContinue(customer: Customer): boolean {
  return !endsSession(parseCustomerStatus(customer), readHold(customer));
}

/** Returns why a customer gets no session although their password or code is right; undefined if they get one (RULE-022). */
export function refusalByStatus(customer: Customer, origin: string): Refusal | undefined {
  const bar = getSignInBar(parseCustomerStatus(customer), readHold(customer), hasSubmittedIdentity(customer));
  if (bar === null) return undefined;
  if (bar.link === null) return refuse(bar.refusal);
  return refuse(bar.refusal, { link: bar.link === 'mendable' ? createIdentityLink(origin, customer.uuid) : null });
}

/** Without a language in the request, the customer's language stays (LANG-005). */
async function remember(transaction: Database, customer: Customer, push: Push, accepted: string | undefined): Promise<void> {
  const language = accepted === undefined ? customer.language : negotiateLanguage(accepted);
  const changes = {
    ...(language === customer.language ? {} : { language }),
    ...(push.onesignal_id === undefined ? {} : { push_id: push.onesignal_id }),
    ...(push.onesignal_consent === undefined ? {} : { push_consent: push.onesignal_consent }),
  };
  if (Object.keys(changes).length > 0) await transaction.updateTable('customer').set(changes).where('id', '=', customer.id).execute();
}

function describe(customer: Customer, temporary: boolean): SignInAnswer['user'] {
  return {
    id: customer.id,
    username: customer.username,
    status: customer.status,
    roles: [...customer.roles],
    address_status: customer.address_status,
    ...(temporary ? { temporary_password: true } : {}),
  };
}

/** True for a password that was right, but was replaced while its digest was being derived. */
function isReplaced(checked: Customer, current: Customer, method: SessionMethod): boolean {
  return (method === 'password' || method === 'temporary') && checked.password_digest !== current.password_digest;
}

/** Last step of every sign-in, after a right password or code: opens a session, or refuses by the customer's status. */
export async function admit(
  provider: Provider,
  { customer, method, by = method, temporary = false, push }: Admission,
  { request, now }: SignInRequest,
): Promise<{ readonly answer: SignInAnswer } | Refused> {
  const { database, keys, settings, origin } = provider;
  const device = readSeenDevice(request.header);
  const binding = readBinding(settings, customer);
  const proof = binding === 'off' ? undefined : await request.proof();
  return inTransaction(database, async (transaction) => {
    const current = await lockCustomer(transaction, customer.id);
    const refusal = isReplaced(customer, current, method) ? refuse('wrongLogin') : refusalByStatus(current, origin);
    const audit = { customerId: current.id, event: `sign_in by ${by}`, device: device.name, at: now };
    if (refusal !== undefined) {
      await writeAudit(transaction, { ...audit, outcome: `refused ${refusal.body.code}` });
      return { refusal };
    }
    await remember(transaction, current, push, method === 'operator' ? undefined : request.header('accept-language'));
    await bindIban(transaction, current.id, now);
    // Operator sessions do not trigger a security event (RULE-050).
    if (method !== 'operator' && (await isNewDevice(transaction, current.id, device, now))) {
      const event = { kind: 'new_device', customerId: current.id, device: device.name, method, at: now } as const;
      await notifySecurityEvent(transaction, provider, event);
    }
    const sessionId = generateUuid();
    const tokens = await openSession(transaction, keys, current, method, {
      sessionId,
      now,
      mostDays: settings.number('sessionMaximumDays'),
      device,
      boundTo: proof?.kind === 'right' ? proof.thumbprint : null,
      binding,
    });
    await writeAudit(transaction, { ...audit, sessionId, outcome: 'signed in' });
    return { answer: { ...tokens, user: describe(current, temporary) } };
  });
}
