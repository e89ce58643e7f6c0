import { createAuditor, type AuditedCall } from './auditCalls.ts';
import { readTrustedProxies, type ClientAddress } from './clientAddress.ts';
import { type Clock, openClock } from '../clock/clock.ts';
import { createJobRunner, type JobRunner } from '../clock/jobRunner.ts';
import type { JobHandlers } from '../clock/jobs.ts';
import type { Database } from '../database/openDatabase.ts';
import { startCleanUp } from '../kernel/idempotency.ts';
import { type RelyingParty, createRelyingParty } from '../kernel/passkeys/relyingParty.ts';
import { type Keys, openKeys } from '../kernel/keys/keys.ts';
import type { MasterKey } from '../kernel/keys/masterKey.ts';
import { type BotCheck, createBotCheck } from '../kernel/botCheck.ts';
import { createLastUseRecorder } from '../kernel/lastUse.ts';
import { createProofCheck, type CheckProof } from '../kernel/proof/proofs.ts';
import { openSettings, type Settings } from '../kernel/settings.ts';
import { createDeliverer, type Deliverer } from '../outbox/webhooks/deliverer.ts';
import type { AllowedTargets } from '../outbox/webhooks/target.ts';
import { reportError } from './describeError.ts';
import { type Faults, openFaults } from './faults.ts';
import { createRateLimiter, createSharedRateLimiter, createUploadPlaces, type RateLimiter, type UploadPlaces } from './rateLimits.ts';
import { createRequestLog, type RequestLog } from './requestLog.ts';

export type Services = {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly keys: Keys;
  readonly jobs: JobRunner;
  readonly uploads: UploadPlaces;
  readonly limiter: RateLimiter;
  readonly faults: Faults;
  readonly requests: RequestLog;
  /** Origin of the app and of the provider's own pages, for absolute links: `http://localhost:4173`. */
  readonly origin: string;
  /** The relying party of passkeys; null if the origin's host cannot have any. */
  readonly relyingParty: RelyingParty | null;
  /** Loads what other processes on the same database have changed. Costs nothing without any. */
  readonly refresh: () => Promise<void>;
  readonly clientAddress: ClientAddress;
  readonly botCheck: BotCheck;
  /** Logs the result of a call, if the audit log has a line for it. */
  readonly audit: (call: AuditedCall) => Promise<void>;
  readonly deliverer: Deliverer;
  readonly eventTargets: AllowedTargets;
  readonly judgeProof: CheckProof;
  readonly noteUse: (familyId: string, now: Date) => Promise<void>;
  /** Contact for reporting vulnerabilities: `mailto:` or `https:`. Undefined publishes none. */
  readonly securityContact: string | undefined;
};

export async function openServices(
  database: Database,
  {
    origin = 'http://localhost:4173',
    passkeyOrigins = [],
    handlers,
    machine,
    isShared = false,
    clientAddress = readTrustedProxies(),
    securityContact,
    master,
    webhookHosts = [],
    port = Number(new URL(origin).port),
  }: {
    readonly origin?: string;
    /** Origins besides `origin` whose pages may use passkeys. */
    readonly passkeyOrigins?: readonly string[];
    readonly handlers: JobHandlers;
    readonly machine?: () => number;
    /** True if other processes use the database too. */
    readonly isShared?: boolean;
    /** @default the socket's: no proxy is trusted */
    readonly clientAddress?: ClientAddress;
    readonly securityContact?: string | undefined;
    /**
     * Key that secrets are sealed under.
     * @default a key of this process, for a database in memory
     */
    readonly master?: MasterKey | undefined;
    /** Hosts besides this machine that events may be sent to. */
    readonly webhookHosts?: readonly string[];
    /**
     * The port of this process, which behind a proxy differs from the origin's.
     * @default the origin's
     */
    readonly port?: number;
  },
): Promise<Services> {
  const keys = await openKeys(database, master);
  const clock = await openClock(database, machine);
  const settings = await openSettings(database);
  const faults = await openFaults(database, machine);
  await startCleanUp(database, clock.now());
  const jobs = createJobRunner(database, clock, handlers, (error, kind) => reportError(error, `job ${kind}`));
  const now = (): number => clock.now().getTime();
  const factor = (): number => settings.number('rateLimitFactor');
  const eventTargets = { ownPort: port, hosts: webhookHosts };
  return {
    database,
    clock,
    settings,
    keys,
    jobs,
    uploads: createUploadPlaces(),
    limiter: isShared ? createSharedRateLimiter(database, now, factor) : createRateLimiter(now, factor),
    faults,
    requests: createRequestLog(),
    origin,
    relyingParty: createRelyingParty(origin, passkeyOrigins),
    clientAddress,
    botCheck: createBotCheck({ settings, origin }),
    securityContact,
    eventTargets,
    deliverer: createDeliverer({
      database,
      clock,
      sealing: keys.sealer,
      version: () => settings.text('appVersion'),
      targets: eventTargets,
      report: (error) => reportError(error, 'deliveries'),
    }),
    audit: createAuditor({ database, clock }),
    noteUse: createLastUseRecorder(database),
    judgeProof: createProofCheck(database, keys, machine),
    refresh: async () => {
      if (!isShared) return;
      await Promise.all([clock.refresh(), settings.refresh(), faults.refresh(), keys.refresh()]);
      jobs.wake();
    },
  };
}
