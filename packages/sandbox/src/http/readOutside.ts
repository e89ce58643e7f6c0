import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { nothingOutside, type Outside } from './contentSecurityPolicy.ts';

/** The parts of `/config.json` that lead outside; the app itself reads the whole. */
const configured = z.object({
  providerOrigin: z.string(),
  ports: z.object({
    botCheck: z.object({ kind: z.string(), siteKey: z.optional(z.string()) }),
    cardPayment: z.optional(z.object({ publishableKey: z.string() })),
    sentry: z.optional(z.object({ dsn: z.url() })),
  }),
});

const cardProvider: Outside = {
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  scripts: ['https://js.stripe.com/v3/'],
};

function botCheck(siteKey: string): Outside {
  const script = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  return { connect: [], frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'], scripts: [script] };
}

const asks = (address: string): Outside => ({ ...nothingOutside, connect: [new URL(address).origin] });

/** What a configuration lets the page do beyond its own origin. */
export function outsideOf(config: unknown): Outside {
  const read = configured.safeParse(config);
  if (!read.success) return nothingOutside;
  const { providerOrigin, ports } = read.data;
  const parts = [
    ...(providerOrigin === '' ? [] : [asks(providerOrigin)]),
    ...(ports.sentry === undefined ? [] : [asks(ports.sentry.dsn)]),
    ...(ports.cardPayment === undefined ? [] : [cardProvider]),
    ...(ports.botCheck.kind === 'recaptcha' && ports.botCheck.siteKey !== undefined ? [botCheck(ports.botCheck.siteKey)] : []),
  ];
  return {
    connect: parts.flatMap(({ connect }) => connect),
    frame: parts.flatMap(({ frame }) => frame),
    scripts: parts.flatMap(({ scripts }) => scripts),
  };
}

/** Reads the configuration that lies beside the pages; asked for each page, because it is changed without a build or a start. */
export function readOutside(folder: string): Outside {
  const file = join(folder, 'config.json');
  if (!existsSync(file)) return nothingOutside;
  try {
    return outsideOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return nothingOutside; // the app says what is wrong with it
  }
}
