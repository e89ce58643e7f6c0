import type { Endpoint } from '@wallet/contract/endpoint';
import type { Database } from '../database/openDatabase.ts';
import { retryConflicts } from '../database/retryConflicts.ts';
import { placeAnsweredOrder } from '../ledger/orders.ts';
import { writeAudit } from './audit.ts';
import type { Call, Handler, OrderEndpoint, OrderHandler } from './call.ts';
import { findKept, fingerprintOf, keepAnswer, type Claim } from './idempotency.ts';
import { refuse, type Refusal } from './refusal.ts';
import { writeAnswer, type Written } from './writeAnswer.ts';

/** The request of a call, for its fingerprint. */
export type Asked = { readonly method: string; readonly path: string; readonly raw: unknown };
/** What a money call comes to: an answer, given now or before under the same key, or a refusal. */
export type Outcome = { readonly written: Written; readonly replayed: boolean } | { readonly refusal: Refusal };

type Provider = { readonly database: Database };

const BLOCKED_ROLE = 'ROLE_BLOCKED_SERVICE_PROVIDER';
/** What RULE-004 judges before the role: the shape, the account, the switches. */
const BEFORE_ROLE = new Set([404, 403_005]);

const stillRunning = (): Refusal => refuse('keyStillRunning', {}, { 'retry-after': '1' });

/** Keys whose first request runs in this process. Another process is held back by the key's row. */
const running = new WeakMap<Provider, Set<string>>();

function runningOf(services: Provider): Set<string> {
  const found = running.get(services) ?? new Set<string>();
  running.set(services, found);
  return found;
}

function judgeRole<T extends object>(
  endpoint: Endpoint,
  roles: readonly string[],
  outcome: T | { readonly refusal: Refusal },
): T | { readonly refusal: Refusal } {
  if (endpoint.openToBlockedRole === true || !roles.includes(BLOCKED_ROLE)) return outcome;
  if ('refusal' in outcome && BEFORE_ROLE.has(outcome.refusal.body.code)) return outcome;
  return { refusal: refuse('serviceProviderBlocked') };
}

/** A call's claim on its key, who makes it, and whether the role bars it. */
function callerOf(call: { readonly customer: unknown }): { readonly id: number; readonly roles: readonly string[] } {
  const { customer } = call;
  if (
    typeof customer !== 'object' ||
    customer === null ||
    !('id' in customer) ||
    !('roles' in customer) ||
    typeof customer.id !== 'number'
  ) {
    throw new Error('A call of class money has no customer');
  }
  return { id: customer.id, roles: Array.isArray(customer.roles) ? customer.roles.map(String) : [] };
}

/** One attempt of a call under its key: what it comes to. */
type Attempt = (claim: Claim, roles: readonly string[]) => Promise<Outcome>;

/** Lets the attempt be made unless one under the same key is being made, and writes a refusal into the audit log. */
async function answerOnce<E extends Endpoint>(
  services: Provider,
  endpoint: E,
  call: Call<E>,
  asked: Asked,
  attempt: Attempt,
): Promise<Outcome> {
  const { id: customerId, roles } = callerOf(call);
  const claim: Claim = { customerId, key: call.request.idempotencyKey, fingerprint: fingerprintOf(asked.method, asked.path, asked.raw) };
  const keys = runningOf(services);
  const name = `${customerId} ${claim.key}`;
  if (keys.has(name)) return { refusal: stillRunning() };
  keys.add(name);
  try {
    const outcome = await retryConflicts(() => attempt(claim, roles));
    if ('refusal' in outcome) {
      const { id: requestId, address } = call.request;
      await writeAudit(services.database, {
        customerId,
        requestId,
        address,
        event: endpoint.id,
        outcome: String(outcome.refusal.body.code),
        at: call.now,
      });
    }
    return outcome;
  } finally {
    keys.delete(name);
  }
}

/**
 * A call of class money: the handler, its postings and the kept answer are one database transaction, so "kept" and "moved" are never apart
 * (api.md 1.5). A refusal undoes everything and frees the key.
 */
export function moveMoney<E extends Endpoint>(
  services: Provider,
  endpoint: E,
  handler: Handler<E>,
  call: Call<E>,
  asked: Asked,
): Promise<Outcome> {
  return answerOnce(services, endpoint, call, asked, (claim, roles) => runInTransaction(services, endpoint, handler, call, claim, roles));
}

/** The same of a call that only asks for an order: the order and the kept answer are one statement, so they are one transaction too. */
export function placeAskedOrder<E extends OrderEndpoint>(
  services: Provider,
  endpoint: E,
  handler: OrderHandler<E>,
  call: Call<E>,
  asked: Asked,
): Promise<Outcome> {
  return answerOnce(services, endpoint, call, asked, async (claim, roles) => {
    const wanted = await handler(call);
    const bar = judgeRole(endpoint, roles, wanted);
    if ('refusal' in bar) return keptOutcome(services, claim, call.now, bar);
    const { order, reviewed = order, short } = bar;
    const { id: requestId, address } = call.request;
    const answered = { ...claim, requestId, address, event: endpoint.id };
    const first = await placeAnsweredOrder(services.database, order, answered);
    const id = first === 'much' ? await placeAnsweredOrder(services.database, reviewed, answered) : first;
    if (id === 'kept') return keptOutcome(services, claim, call.now, { refusal: stillRunning() });
    if (id === 'spent') return keptOutcome(services, claim, call.now, { refusal: refuse('payeeNotChecked', { reason: 'spent' }) });
    if (id === 'much') throw new Error(`${endpoint.id} names no order under review`);
    if (id !== 'short') return { written: writeAnswer<OrderEndpoint>(endpoint, { answer: { id: id.toString() } }), replayed: false };
    if (short === undefined) throw new Error(`${endpoint.id} holds no money and was refused for want of it`);
    return keptOutcome(services, claim, call.now, { refusal: short });
  });
}

/** What was kept under the key before; asked only when this request has not gone through, since most keys are new. */
async function keptOutcome({ database }: Provider, claim: Claim, now: Date, otherwise: Outcome): Promise<Outcome> {
  const kept = await findKept(database, claim, now);
  if (kept === undefined) return otherwise;
  return kept === 'other' ? { refusal: refuse('keyUsedForAnother') } : { written: { ...kept, headers: {} }, replayed: true };
}

async function runInTransaction<E extends Endpoint>(
  services: Provider,
  endpoint: E,
  handler: Handler<E>,
  call: Call<E>,
  claim: Claim,
  roles: readonly string[],
): Promise<Outcome> {
  const transaction = await services.database.startTransaction().execute();
  let outcome: Outcome;
  try {
    const result = await handler({ ...call, transaction });
    if ('response' in result) throw new Error(`${endpoint.id} of class money answers with a raw response`);
    outcome = judgeRole(endpoint, roles, 'refusal' in result ? result : { written: writeAnswer(endpoint, result), replayed: false });
    const kept = { requestId: call.request.id, address: call.request.address, event: endpoint.id, at: call.now };
    if (!('refusal' in outcome) && (await keepAnswer(transaction, claim, outcome.written, kept))) {
      await transaction.commit().execute();
      return outcome;
    }
  } catch (error) {
    await transaction.rollback().execute();
    throw error;
  }
  await transaction.rollback().execute();
  return keptOutcome(services, claim, call.now, 'refusal' in outcome ? outcome : { refusal: stillRunning() });
}
