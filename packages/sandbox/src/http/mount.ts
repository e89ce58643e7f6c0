import type { Endpoint } from '@wallet/contract/endpoint';
import type { Context, Hono } from 'hono';
import { withAuditedRequest } from '../kernel/audit.ts';
import { authenticate, type Caller } from '../kernel/authenticate.ts';
import type { Call, Handler, OrderEndpoint, OrderHandler } from '../kernel/call.ts';
import { isIdempotencyKey } from '../kernel/idempotency.ts';
import { moveMoney, placeRequestedOrder, type RawRequest, type Outcome } from '../kernel/moveMoney.ts';
import { hashRequest } from '../kernel/confirmation/operation.ts';
import { countSecondsToWait } from './rateLimits.ts';
import { readRequest } from './readRequest.ts';
import { discardUpload } from './readUpload.ts';
import { type Proof, refuseStaleProof } from '../kernel/proof/proofs.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import { getRequestState } from './requestState.ts';
import { writeAnswer } from '../kernel/writeAnswer.ts';
import { createAnswerResponse, createRefusalResponse } from './responses.ts';
import { type Language, negotiateLanguage } from '../words/language.ts';
import type { Services } from './services.ts';

function checkAccess({ access }: Endpoint, caller: Caller | undefined, key: string | undefined): Refusal | undefined {
  if (access === 'public') return undefined;
  if (caller === undefined) return refuse('accessExpired');
  if (access === 'bearer') return undefined;
  if (caller.customer.status !== 'on_board') return refuse('registrationIncomplete');
  return access === 'money' && !isIdempotencyKey(key) ? refuse('keyRequired') : undefined;
}

async function readCall<E extends Endpoint>(
  context: Context,
  services: Services,
  endpoint: E,
  caller: Caller | undefined,
  proof: () => Promise<Proof>,
): Promise<{ call: Call<E>; raw: unknown } | { refusal: Refusal }> {
  const now = services.clock.now();
  const state = getRequestState(context.req.raw);
  const authorization = context.req.header('authorization');
  const username = caller?.customer.username ?? state.username;
  const wait = await countSecondsToWait(services.limiter, endpoint, { address: state.address, username, customerId: caller?.customer.id });
  if (wait > 0) return { refusal: refuse('tooManyRequests', {}, { 'retry-after': String(wait) }) };
  const key = context.req.header('idempotency-key');
  const bar = checkAccess(endpoint, caller, key);
  if (bar !== undefined) return { refusal: bar };
  const request = await readRequest(context, endpoint);
  if ('refusal' in request) return request;
  const call = {
    ...request.read,
    customer: caller?.customer,
    session: caller?.session,
    now,
    language: negotiateLanguage(context.req.header('accept-language')),
    transaction: services.database,
    request: {
      id: state.id,
      address: state.address,
      header: (name: string) => context.req.header(name),
      bearer: authorization === undefined ? 'absent' : caller === undefined ? 'invalid' : 'valid',
      idempotencyKey: key ?? '',
      proof,
      digest: () =>
        hashRequest({ method: context.req.method, path: getPathBelowBase(context), body: hasText(state.text) ? request.read.raw : null }),
      party: services.settings.isOn('passkeys') ? services.relyingParty : null,
    },
  };
  // Whether a caller is required depends on the generic endpoint's access, which checkAccess has just checked.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { call: call as unknown as Call<E>, raw: request.read.raw };
}

const hasText = (text: string | undefined): boolean => text !== undefined && text !== '';

function toOutcomeResponse(outcome: Outcome, language: Language): Response {
  if ('refusal' in outcome) return createRefusalResponse(outcome.refusal, language);
  const { written, replayed } = outcome;
  return createAnswerResponse(
    replayed ? { ...written, headers: { ...written.headers, 'idempotent-replayed': 'true' } } : written,
    language,
  );
}

/** Result of a call. Money calls log their refusals themselves, after rolling back their transaction. */
type Answered = { readonly response: Response; readonly refusal?: Refusal };
type AnswerCall<E extends Endpoint> = (call: Call<E>, request: RawRequest) => Promise<Answered>;

const toRefusedAnswer = (refusal: Refusal, language: Language): Answered => ({
  response: createRefusalResponse(refusal, language),
  refusal,
});

/** Checks the request's proof when first needed, and only once. */
function createProofCheck(
  { judgeProof, origin, relyingParty }: Services,
  { req }: Context,
  authorization: string | undefined,
): () => Promise<Proof> {
  let verdict: Promise<Proof> | undefined;
  const { pathname } = new URL(req.url);
  const addresses = [new URL(origin).origin, ...(relyingParty?.origins ?? [])].map((own) => own + pathname);
  const token = /^DPoP (\S+)$/.exec(authorization ?? '')?.[1];
  return () => (verdict ??= judgeProof(req.header('dpop'), { method: req.method, addresses, token }));
}

/** Finds the caller. A token bound to a key requires a proof of that key, and a proof is accepted only with a bound token (RULE-052). */
async function findCaller(
  services: Services,
  authorization: string | undefined,
  proof: () => Promise<Proof>,
): Promise<{ readonly caller?: Caller; readonly stale?: Refusal }> {
  const caller = authorization === undefined ? undefined : await authenticate(services, authorization, services.clock.now());
  if (caller === undefined) return {};
  const { boundTo } = caller.session;
  const isProven = authorization?.startsWith('DPoP ') === true;
  if (boundTo === undefined) return isProven ? {} : { caller };
  if (!isProven) return {};
  const verdict = await proof();
  if (verdict.kind === 'stale') return { stale: refuseStaleProof(verdict.nonce) };
  return verdict.kind === 'right' && verdict.thumbprint === boundTo ? { caller } : {};
}

function mountAnswer<E extends Endpoint>(http: Hono, services: Services, endpoint: E, answer: AnswerCall<E>): void {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  http.on(endpoint.method.toUpperCase(), path, async (context) => {
    const { id: requestId, address } = getRequestState(context.req.raw);
    const authorization = context.req.header('authorization');
    const proof = createProofCheck(services, context, authorization);
    const { caller, stale } = await findCaller(services, authorization, proof);
    if (caller !== undefined) await services.noteUse(caller.session.familyId, services.clock.now());
    // A public call acts for no session, even if it carries a token: its audit lines name only the session that they are about.
    const sessionId = endpoint.access === 'public' ? null : (caller?.session.familyId ?? null);
    const key = context.req.header('idempotency-key');
    const idempotencyKey = endpoint.access === 'money' && isIdempotencyKey(key) ? key : null;
    return withAuditedRequest({ requestId, address, sessionId, idempotencyKey }, async () => {
      const place = endpoint.bodyKind === 'multipart' && caller !== undefined ? services.uploads.enter(caller.customer.id) : undefined;
      try {
        const bar = stale ?? place?.refusal;
        const read = bar === undefined ? await readCall(context, services, endpoint, caller, proof) : { refusal: bar };
        const { response, refusal } =
          'refusal' in read
            ? toRefusedAnswer(read.refusal, negotiateLanguage(context.req.header('accept-language')))
            : await answer(read.call, { method: context.req.method, path: getPathBelowBase(context), raw: read.raw });
        if ('refusal' in read && endpoint.bodyKind === 'multipart') await discardUpload(context.req.raw);
        await services.audit({
          endpoint,
          customerId: caller?.customer.id ?? null,
          hasToken: authorization !== undefined,
          address,
          refusal,
        });
        return response;
      } finally {
        place?.leave?.();
      }
    });
  });
}

/**
 * Mounts an endpoint of the contract: checks access, reads the request, runs the handler, and validates the answer against the same
 * definition.
 */
export function mount<E extends Endpoint>(http: Hono, services: Services, endpoint: E, handler: Handler<E>): void {
  mountAnswer(http, services, endpoint, async (call, request) => {
    if (endpoint.access === 'money')
      return { response: toOutcomeResponse(await moveMoney({ services, endpoint, call, request }, handler), call.language) };
    const result = await handler(call);
    if ('response' in result) return result;
    return 'refusal' in result
      ? toRefusedAnswer(result.refusal, call.language)
      : { response: createAnswerResponse(writeAnswer(endpoint, result, call.language), call.language) };
  });
}

export function mountOrder<E extends OrderEndpoint>(http: Hono, services: Services, endpoint: E, handler: OrderHandler<E>): void {
  mountAnswer(http, services, endpoint, async (call, request) => ({
    response: toOutcomeResponse(await placeRequestedOrder({ services, endpoint, call, request }, handler), call.language),
  }));
}

/** The path below the base. `/api/v1/x` and `/v1/x` are the same call. */
function getPathBelowBase(context: Context): string {
  return new URL(context.req.url).pathname.replace(/^(\/api)?\/v1/, '');
}
