import type { ResponseOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@wallet/contract/endpoint';
import { ProgrammingError } from '@wallet/core/errors/ProgrammingError';
import type { Locale } from '@wallet/core/format/locale';
import type { Clock } from '../adapters/clock/Clock.ts';
import type { ProviderClock } from '../adapters/clock/providerClock.ts';
import type { DeviceKey } from '../adapters/device-key/DeviceKey.ts';
import type { Monitoring } from '../adapters/monitoring/Monitoring.ts';
import type { SessionStore } from '../session/createSessionStore.ts';
import { createResponseReader } from './createResponseReader.ts';
import type { Connectivity } from './createConnectivity.ts';
import { createTransport } from './createTransport.ts';
import type { RunExclusively } from './exclusively.ts';
import type { CallOptions, Link, Send } from './Link.ts';
import { createBrakeLink } from './links/brake.ts';
import { createProofLink } from './links/prove.ts';
import { createRefreshLink } from './links/refresh.ts';
import { createRepeatLink } from './links/repeat.ts';
import { createStepUpLink } from './links/stepUp.ts';
import type { Prompts } from './prompts.ts';

type Part<Name extends string, T> = [T] extends [undefined] ? { readonly [name in Name]?: undefined } : { readonly [name in Name]: T };

export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>>;

/**
 * Sends every request to the provider.
 * @throws Refusal the provider refused; ApiError it could not be reached or understood; SessionEnd the session has ended
 */
export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions) => Promise<ResponseOf<E>>;

export type CallParts = {
  readonly provider: {
    /** '' for the page's own origin. */
    readonly origin: string;
    /** Additional identity hosts that a customer may be sent to. @default none */
    readonly identityOrigins?: readonly string[];
    readonly clock: ProviderClock;
    readonly fetch?: typeof fetch | undefined;
  };
  readonly connectivity: Connectivity;
  readonly session: SessionStore;
  readonly exclusively: RunExclusively;
  readonly client: {
    readonly version: string;
    /** Current language for the provider's messages. */
    readonly locale: () => Locale;
    /** Origin and path of the current page, without query and hash (D-SES-10). */
    readonly page: () => string;
    readonly deviceId: () => string;
    /** Proves that a request comes from this device. Undefined when the provider does not use proofs. */
    readonly deviceKey?: DeviceKey | undefined;
  };
  readonly prompts?: Prompts;
  readonly monitoring: Monitoring;
  readonly clock: Clock;
};

/** Calls that carry the device id: only those that start a session or send a code (DEV-006). */
const IDENTIFIED_PATHS: ReadonlySet<string> = new Set([
  '/sign_in',
  '/login',
  '/one_time_code',
  '/sign_up',
  '/forgot_password',
  '/passkeys/login',
]);

/** Chains the links. The first is the outermost and sees the result of all the others. */
export const createPipeline = (links: readonly Link[], transport: Send): Send =>
  links.reduceRight<Send>((next, link) => (request) => link(request, next), transport);

export function createCall({ provider, connectivity, session, exclusively, client, prompts = {}, monitoring, clock }: CallParts): Call {
  const { origin, identityOrigins = [], clock: providerClock, fetch } = provider;
  const { version, locale, page, deviceId, deviceKey } = client;
  const answers = createResponseReader({ monitoring, page, origins: [origin, ...identityOrigins] });
  const transport = createTransport({ origin, connectivity, clock: providerClock, fetch });

  const send = createPipeline(
    [
      createBrakeLink(prompts.brake),
      createStepUpLink(prompts.confirmation, call),
      createRepeatLink({ clock, connectivity }),
      createRefreshLink({ session, exclusively, page }),
      createProofLink({ deviceKey, session, origin, page }),
    ],
    async (request) => {
      const uuid = session.current()?.uuid ?? null;
      const own = { 'accept-language': locale(), 'x-app-version': version, ...(uuid === null ? {} : { 'x-user-id': uuid }) };
      const answer = await transport({ ...request, headers: { ...own, ...request.headers } });
      return answers.accept(request.endpoint, answer);
    },
  );

  async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>, options: CallOptions = {}): Promise<ResponseOf<E>> {
    const { idempotencyKey, upload } = options;
    if (endpoint.access === 'money' && idempotencyKey === undefined)
      throw new ProgrammingError(
        `${endpoint.id} moves money: without an idempotency key a repetition would move it twice. Give one per intent.`,
      );
    const answer = await send({
      endpoint,
      input: upload === undefined ? input : { ...input, body: { 'documents[]': upload.files } },
      options,
      headers: {
        ...(IDENTIFIED_PATHS.has(endpoint.path) ? { 'x-device-id': deviceId() } : {}),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
    });
    return answers.read(endpoint, answer);
  }
  return call;
}
