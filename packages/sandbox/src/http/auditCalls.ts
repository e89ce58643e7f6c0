import type { Endpoint } from '@wallet/contract/endpoint';
import { writeAudit } from '../kernel/audit.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Services } from './services.ts';

export type AuditedCall = {
  readonly endpoint: Endpoint;
  readonly customerId: number | null;
  readonly address: string;
  readonly hasToken: boolean;
  /** Undefined when the call was answered. */
  readonly refusal: Refusal | undefined;
};

type Line = { readonly event: string; readonly outcome: string; readonly method?: string };

const codeOutcomes: ReadonlyMap<number, string> = new Map([
  [112, 'stopped'],
  [113, 'wrong'],
  [114, 'expired'],
]);
const auditCodeEntry = (method: string, refusal: Refusal | undefined): Line => ({
  event: 'code entered',
  outcome: refusal === undefined ? 'right' : (codeOutcomes.get(refusal.body.code) ?? `refused ${refusal.body.code}`),
  method,
});

function auditPasswordAttempt({ id }: Endpoint, refusal: Refusal | undefined): Line | undefined {
  const field = Object.entries(refusal?.body.fields ?? {}).find(([, texts]) => texts.includes('Invalid password'));
  if (field !== undefined) return { event: 'password tried', outcome: 'wrong', method: id };
  if (refusal?.body.code === 112 || refusal?.body.code === 102) return { event: 'password tried', outcome: 'locked', method: id };
  return refusal === undefined ? { event: 'password tried', outcome: 'right', method: id } : undefined;
}

/**
 * Calls whose every outcome is logged: guesses of codes and passwords, and uploads and downloads of files (RULE-054). Log-ins and refreshes
 * write their own lines.
 */
const auditedEndpoints: Readonly<Record<string, (endpoint: Endpoint, refusal: Refusal | undefined) => Line | undefined>> = {
  'API-006': (_endpoint, refusal) => auditCodeEntry('access', refusal),
  'API-051': (_endpoint, refusal) => auditCodeEntry('payment', refusal),
  'API-011': auditPasswordAttempt,
  'API-028': auditPasswordAttempt,
  'API-093': auditPasswordAttempt,
  'API-115': (_endpoint, refusal) => (refusal === undefined ? { event: 'receipt', outcome: 'written' } : undefined),
  'API-031': (_endpoint, refusal) => ({ event: 'upload', outcome: refusal === undefined ? 'kept' : `refused ${refusal.body.code}` }),
  'API-082': (_endpoint, refusal) => ({ event: 'upload', outcome: refusal === undefined ? 'kept' : `refused ${refusal.body.code}` }),
};

const MINUTE_MS = 60_000;
const MAX_NAMES = 10_000;

/**
 * Logs the traces of an attack on any route: refused tokens, limits, forbidden calls, ids of other customers, guesses. All calls go through
 * it, so that a new one is in the log from its first day (GUARD-011).
 */
export function createAuditor({ database, clock }: Pick<Services, 'database' | 'clock'>): (call: AuditedCall) => Promise<void> {
  const limitedAt = new Map<string, number>();

  /** A flood writes one line a minute per name. */
  function isNewFlood(name: string): boolean {
    const now = clock.now().getTime();
    if (now - (limitedAt.get(name) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return false;
    if (limitedAt.size >= MAX_NAMES) limitedAt.clear();
    limitedAt.set(name, now);
    return true;
  }

  function buildLine({ endpoint, customerId, address, hasToken, refusal }: AuditedCall): Line | undefined {
    const outcome = endpoint.id;
    if (refusal?.status === 429) return isNewFlood(`${customerId ?? address}`) ? { event: 'limited', outcome } : undefined;
    if (refusal?.body.code === 401_002) return hasToken ? { event: 'token refused', outcome } : undefined;
    const own = auditedEndpoints[endpoint.id]?.(endpoint, refusal);
    if (own !== undefined || refusal === undefined) return own;
    if (refusal.status === 403 && customerId !== null) return { event: 'forbidden', outcome: `${outcome} ${refusal.body.code}` };
    return refusal.status === 404 && customerId !== null ? { event: 'not found', outcome } : undefined;
  }

  return async (call) => {
    const line = buildLine(call);
    if (line === undefined) return;
    await writeAudit(database, { customerId: call.customerId, ...line, at: clock.now() });
  };
}
