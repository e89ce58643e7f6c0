import { expect, type APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';
import { openControl } from './control.ts';
import { isLedgerBalanced, test as base } from './journey.ts';
import { getPlaces } from './places.ts';

const calls = z.array(z.object({ method: z.string(), path: z.string(), body: z.string(), headers: z.record(z.string(), z.unknown()) }));
export type SeenCall = z.infer<typeof calls>[number];

type Behaviour = {
  readonly script?: 'ok' | 'hang' | 'refuse';
  readonly delayMs?: number;
  readonly outcome?: string;
  readonly silent?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A test double of a service: its behaviour in this journey and the calls it has received. */
export type ServiceDouble = {
  readonly origin: string;
  readonly told: (behaviour: Behaviour) => Promise<void>;
  readonly calls: (path: RegExp) => Promise<readonly SeenCall[]>;
};

const names = ['stripe', 'recaptcha', 'identity', 'intercom', 'sentry', 'pictures', 'veriff', 'sumsub'] as const;
type DoubleName = (typeof names)[number];
export type Doubles = Readonly<Record<DoubleName, ServiceDouble>>;

/** @param request from the journey's browser, whose user agent identifies the journey */
function openDouble(request: APIRequestContext, origin: string): ServiceDouble {
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

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';

type Deployed = {
  readonly places: ReturnType<typeof getPlaces>;
  readonly doubles: Doubles;
  /** Changes the run-time configuration for the page, as an operator would. The policy stays that of the deployment. */
  readonly configure: (change: (config: Record<string, unknown>) => Record<string, unknown>) => Promise<void>;
};

/** A journey with service doubles. They behave normally unless set otherwise, separately for each journey. */
export const test = base.extend<Deployed, { readonly origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { project }) => {
      const app = project.use.baseURL ?? '';
      await provide(app);
      expect(await isLedgerBalanced(getPlaces(Number(new URL(app).port)).provider), 'the ledger is balanced').toBe(true);
    },
    { scope: 'worker' },
  ],
  // Identifies the journey in requests to the doubles.
  // oxlint-disable-next-line no-empty-pattern
  userAgent: async ({}, provide, { testId, retry }) => {
    await provide(`${CHROME} journey/${testId}-${retry}`);
  },
  places: async ({ baseURL }, provide) => {
    await provide(getPlaces(Number(new URL(baseURL ?? '').port)));
  },
  // Connects to the provider directly, because the server in front of it does not expose the control surface.
  control: async ({ playwright, context, places }, provide) => {
    const request = await playwright.request.newContext({ baseURL: places.provider });
    const control = openControl(request, async (made) => {
      await context.addInitScript((id) => {
        try {
          const seen = { travelRule: '2026-01-01T00:00:00.000Z', cardLimitations: '2026-01-01T00:00:00.000Z' };
          localStorage.setItem(`wallet:v1:notices/${id}`, JSON.stringify(seen));
        } catch {
          // The browser's own pages have no storage.
        }
      }, made.id);
    });
    await provide(control);
    await request.dispose();
  },
  doubles: async ({ context, places }, provide) => {
    const open = (name: DoubleName): ServiceDouble => openDouble(context.request, places[name]);
    await provide({
      stripe: open('stripe'),
      recaptcha: open('recaptcha'),
      identity: open('identity'),
      intercom: open('intercom'),
      sentry: open('sentry'),
      pictures: open('pictures'),
      veriff: open('veriff'),
      sumsub: open('sumsub'),
    });
  },
  configure: async ({ page, places }, provide) => {
    await provide(async (change) => {
      const config = z.record(z.string(), z.unknown()).parse(await (await page.request.get(`${places.app}/config.json`)).json());
      await page.route(`${places.app}/config.json`, (route) => route.fulfill({ json: change(config) }));
    });
  },
});
