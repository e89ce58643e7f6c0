import { expect, type APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';
import { test as base } from './journey.ts';

const calls = z.array(z.object({ method: z.string(), path: z.string(), body: z.string(), headers: z.record(z.string(), z.unknown()) }));
export type SeenCall = z.infer<typeof calls>[number];

type Behaviour = {
  readonly script?: 'ok' | 'hang' | 'refuse' | 'garbage';
  readonly delayMs?: number;
  readonly outcome?: string;
  readonly silent?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A double of a service: what it is told to do, and what it has seen since. */
export type ServiceDouble = {
  readonly origin: string;
  readonly told: (behaviour: Behaviour) => Promise<void>;
  readonly calls: (path: RegExp) => Promise<readonly SeenCall[]>;
};

const offsets = { stripe: 2, recaptcha: 3, identity: 4, intercom: 5, sentry: 6, pictures: 7, identityHost: 8 } as const;
type DoubleName = keyof typeof offsets;

function openDouble(request: APIRequestContext, port: number): ServiceDouble {
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    told: async (behaviour) => {
      expect((await request.post(`${origin}/__double`, { data: behaviour })).ok()).toBe(true);
    },
    calls: async (path) => {
      const record = calls.parse(await (await request.get(`${origin}/__double`)).json());
      return record.filter((call) => path.test(call.path));
    },
  };
}

/** A journey with the doubles at hand; they begin well-behaved. */
export const test = base.extend<{ readonly doubles: Readonly<Record<DoubleName, ServiceDouble>> }>({
  doubles: [
    async ({ request, baseURL }, provide) => {
      const first = Number(new URL(baseURL ?? '').port);
      const open = (name: DoubleName): ServiceDouble => openDouble(request, first + offsets[name]);
      const doubles = {
        stripe: open('stripe'),
        recaptcha: open('recaptcha'),
        identity: open('identity'),
        intercom: open('intercom'),
        sentry: open('sentry'),
        pictures: open('pictures'),
        identityHost: open('identityHost'),
      };
      for (const double of [doubles.stripe, doubles.recaptcha, doubles.identity, doubles.intercom, doubles.sentry]) await double.told({});
      await provide(doubles);
    },
    { auto: true },
  ],
});
