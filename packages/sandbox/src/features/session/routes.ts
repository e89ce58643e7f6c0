import type { BodyOf } from '@wallet/contract/endpoint';
import { logInByPasskey, requestPasskeyLogin } from '@wallet/contract/access/passkeys';
import { logIn, logOut, refreshToken, signIn, signUp } from '@wallet/contract/access/session';
import type { Hono } from 'hono';
import { inTransaction, type Database } from '../../database/openDatabase.ts';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { digestPassword, isWeakDigest } from '../../kernel/customer/passwordDigest.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { AuditContext, Result } from '../../kernel/call.ts';
import { enterCode, refuseCodeEntry } from '../../kernel/codes/oneTimeCodes.ts';
import { findCustomer, findPasswordOwner } from '../../kernel/customer/customers.ts';
import { hashDeviceId, readSessionDevice, findKnownDevice, readSeenDevice } from '../../kernel/customer/devices.ts';
import { isPasswordReset, refuseLocked, tryPassword } from '../../kernel/customer/passwordAttempts.ts';
import { notifySecurityEvent } from '../../kernel/customer/securityEvents.ts';
import { readBinding, refuseStaleProof } from '../../kernel/proof/proofs.ts';
import { type Refused, refuse } from '../../kernel/refusal.ts';
import { findFamily, refreshSession, revokeFamily, type Refreshed } from '../../kernel/sessionTokens.ts';
import { beginPasskeyLogin, signInByPasskey } from './passkeyLogin.ts';
import { register } from './registration.ts';
import { admit, mayContinue } from './signIn.ts';

/** `POST /refresh_token` per token family and minute (api.md 1.7). */
const REFRESHES = { limit: 10, seconds: 60 } as const;

const refuseWrongPassword = () => refuse('wrongLogin', { fields: { password: ['Wrong login or password'] } });

/** Renews the digest of a right password if the old one took less work than required now. Any other change in the meantime wins. */
async function renewDigest(database: Database, { id, password_digest: digest }: Customer, password: string): Promise<void> {
  if (digest === null || !isWeakDigest(digest)) return;
  const renewed = await digestPassword(password);
  await database
    .updateTable('customer')
    .set({ password_digest: renewed })
    .where('id', '=', id)
    .where('password_digest', '=', digest)
    .execute();
}

async function signInByPassword(services: Services, body: BodyOf<typeof signIn>, context: AuditContext): Promise<Result<typeof signIn>> {
  const { username, password } = body;
  const { request, now } = context;
  const customer = await findPasswordOwner(services, username);
  const device = await findKnownDevice(services.database, username, hashDeviceId(request.header('x-device-id')), now);
  const attempt = await tryPassword(services.database, { username, device, customer, password }, now);
  if (attempt.kind !== 'right' || customer === undefined) {
    await writeAudit(services.database, {
      customerId: customer?.id ?? null,
      device: readSeenDevice(request.header).name,
      event: 'sign_in by password',
      outcome: attempt.kind,
      at: now,
    });
    return { refusal: attempt.kind === 'locked' ? refuseLocked(attempt.lock) : refuseWrongPassword() };
  }
  const { temporary } = attempt;
  const method = temporary || isPasswordReset(customer, now) ? 'temporary' : 'password';
  const admitted = await admit(services, { customer, method, temporary, push: body }, context);
  if ('answer' in admitted && !temporary) await renewDigest(services.database, customer, password);
  return admitted;
}

async function signInByCode(
  services: Services,
  tenantUuid: string,
  body: BodyOf<typeof logIn>,
  context: AuditContext,
): Promise<Result<typeof logIn>> {
  const { username, password: code } = body;
  const { now } = context;
  const entry = await inTransaction(services.database, async (transaction) => {
    const verdict = await enterCode(transaction, { id: tenantUuid, username, intents: ['login'], code, spend: true }, now);
    const customerId = verdict.kind === 'right' ? verdict.held.customer_id : null;
    await writeAudit(transaction, { customerId, event: 'code for login', outcome: verdict.kind, at: now });
    return verdict;
  });
  if (entry.kind !== 'right') return { refusal: refuseCodeEntry(entry, 'password', 'wrongLogin') };
  const customer = await findCustomer(services.database, username);
  if (customer === undefined) return { refusal: refuseWrongPassword() };
  return admit(services, { customer, method: 'code', push: body }, context);
}

/**
 * Returns why a sign-in with or without this proof is refused, before anything else is checked, so that its code is not spent (RULE-052).
 */
async function refuseProof(
  { database, settings }: Services,
  username: string | undefined,
  { request }: AuditContext,
): Promise<Refused | undefined> {
  const customer = username === undefined ? undefined : await findCustomer(database, username);
  if (readBinding(settings, customer) === 'off') return undefined;
  const proof = await request.proof();
  if (proof.kind === 'right') return undefined;
  if (proof.kind === 'stale') return { refusal: refuseStaleProof(proof.nonce) };
  if (proof.kind === 'wrong') return { refusal: refuse('proofWrong') };
  return settings.isOn('senderConstrainedRequired') ? { refusal: refuse('proofNeeded') } : undefined;
}

/** A refresh token without a proof of its key was stolen, so its session ends (RULE-052). */
async function endUnboundSession(database: Database, familyId: string, now: Date): Promise<Refreshed> {
  await revokeFamily(database, familyId, 'unbound', now);
  return { kind: 'refused', refusal: 'proofWrong' };
}

const outcomes = { refreshExpired: 'expired', refreshReused: 'reused', proofWrong: 'unbound' } as const;

/** API-001 to API-004, API-008, API-100 and API-101. */
export function mountSessionRoutes(http: Hono, services: Services): void {
  const { database, keys, limiter, settings, relyingParty } = services;
  const hasPasskeys = (): boolean => settings.isOn('passkeys');

  mount(
    http,
    services,
    signIn,
    async (call) => (await refuseProof(services, call.body.username, call)) ?? signInByPassword(services, call.body, call),
  );

  mount(http, services, logIn, async (call) => {
    const { body } = call;
    if (call.customer !== undefined && call.customer.username !== body.username) return { refusal: refuse('otherUsername') };
    const unproven = await refuseProof(services, body.username, call);
    if (unproven !== undefined) return unproven;
    return body.tenant_uuid === undefined ? signInByPassword(services, body, call) : signInByCode(services, body.tenant_uuid, body, call);
  });

  mount(http, services, requestPasskeyLogin, async ({ now }) =>
    relyingParty === null || !hasPasskeys()
      ? { refusal: refuse('notFound') }
      : { answer: await beginPasskeyLogin(keys, relyingParty, now) },
  );

  mount(http, services, logInByPasskey, async (call) => {
    if (relyingParty === null || !hasPasskeys()) return { refusal: refuse('notFound') };
    return (await refuseProof(services, undefined, call)) ?? signInByPasskey(services, relyingParty, call);
  });

  mount(http, services, refreshToken, async ({ body, request, now }) => {
    const family = await findFamily(database, body.refresh_token);
    const wait = family === undefined ? 0 : await limiter.take([{ bucket: `refresh ${family.id}`, ...REFRESHES }]);
    if (wait > 0) return { refusal: refuse('tooManyRequests', {}, { 'retry-after': String(wait) }) };
    const proof = family === undefined || family.bound_to === null ? undefined : await request.proof();
    if (proof?.kind === 'stale') return { refusal: refuseStaleProof(proof.nonce) };
    const isForeign = proof !== undefined && !(proof.kind === 'right' && proof.thumbprint === family?.bound_to);
    const refreshed: Refreshed = isForeign
      ? await endUnboundSession(database, family?.id ?? '', now)
      : await inTransaction(database, (transaction) =>
          refreshSession(transaction, keys, body.refresh_token, {
            now,
            mostDays: settings.number('sessionMaximumDays'),
            mayGoOn: mayContinue,
            bindingFor: (customer) => readBinding(settings, customer),
          }),
        );
    const outcome = refreshed.kind === 'refreshed' ? 'done' : outcomes[refreshed.refusal];
    if ((outcome === 'reused' || outcome === 'unbound') && family !== undefined) {
      const { name } = await readSessionDevice(database, family.id);
      await notifySecurityEvent(database, services, { kind: 'token_reused', customerId: family.customer_id, device: name, at: now });
    }
    await writeAudit(database, {
      customerId: family?.customer_id ?? null,
      sessionId: family?.id ?? null,
      event: 'refresh',
      outcome,
      at: now,
    });
    return refreshed.kind === 'refreshed' ? { answer: refreshed.tokens } : { refusal: refuse(refreshed.refusal) };
  });

  mount(http, services, logOut, async ({ session, customer, now }) => {
    await inTransaction(database, async (transaction) => {
      await revokeFamily(transaction, session.familyId, 'logout', now);
      await writeAudit(transaction, { customerId: customer.id, event: 'logout', outcome: 'done', at: now });
    });
    return { answer: undefined };
  });

  mount(http, services, signUp, async (call) => {
    const unproven = await refuseProof(services, call.body.data.username, call);
    if (unproven !== undefined) return unproven;
    const registered = await register(services, call);
    return 'refusal' in registered ? registered : admit(services, { ...registered, method: 'sign_up', push: call.body.data }, call);
  });
}
