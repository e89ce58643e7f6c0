import { ProgrammingError } from '@wallet/core/errors/ProgrammingError';
import { SENTRY_DSN } from './sentryDsn.ts';
import { anyOf, listOf, object, oneOf, text, whole, type Read } from './readers.ts';

const url = text(/^https?:\/\/\S+$/, 'must be an absolute address');
const seconds = whole(1);

/** A sentence of the regulatory text; the regulator's name in it becomes a link (MENU-012, D-MENU-11). */
const licence = object({ text: text() }, { regulator: object({ name: text(), url }) });

/** The file `/config.json`: what one product's installation differs in from another's. */
const readConfig = object(
  {
    /** A word of the tokens: `data-brand`. */
    brand: oneOf('halden', 'ostra'),
    /** The name in titles of documents. */
    productName: text(),
    /** Origin of the provider, '' for the page's own. */
    providerOrigin: text(/^(?:https?:\/\/[^/\s]+)?$/, 'must be an origin, or empty'),
    ports: object(
      {
        monitoring: oneOf('http', 'silent'),
        botCheck: anyOf(object({ kind: oneOf('sandbox') }), object({ kind: oneOf('recaptcha'), siteKey: text() })),
      },
      /** Without the publishable key of the card provider its stand-in serves. */
      {
        cardPayment: object({ publishableKey: text() }),
        biometrics: oneOf('sandbox'),
        push: oneOf('sandbox'),
        /** Errors go to this project as well as to the provider's log. */
        sentry: object({ dsn: text(SENTRY_DSN, 'must be the address of a Sentry project') }),
        /** Absent: there is no chat, and the support form takes its place (D-MENU-09). */
        chat: anyOf(object({ kind: oneOf('sandbox') }), object({ kind: oneOf('intercom'), appId: text() })),
      },
    ),
    /** D-SES-16. */
    idle: object({ warnAfterSeconds: seconds, logOutAfterSeconds: seconds }),
    /** Names of routes that are off (SES-032). */
    switchedOff: listOf(text()),
    links: object(
      { website: url, terms: url, privacy: url, cookies: url, legal: url },
      { facebook: url, telegram: url, linkedin: url, appStore: url, googlePlay: url },
    ),
    /** The fourth slide of the carousel (D-APP-18). */
    awards: listOf(text()),
  },
  {
    /** Paragraphs about the licences, with their numbers. */
    licences: listOf(licence),
    /** Origins of identity hosts: a check may be framed from there, and links of refusals may lead there (GUARD-018). */
    security: object({}, { identityOrigins: listOf(url) }),
  },
);
export type Config = Read<typeof readConfig>;

/**
 * Reads the configuration at the door.
 * @throws Error that lists everything that is wrong with it
 */
export function parseConfig(value: unknown): Config {
  const issues: string[] = [];
  const config = readConfig(value, issues);
  if (config !== undefined) return config;
  throw new ProgrammingError(`config.json cannot be used, so the app does not know its provider. Mend:\n${issues.join('\n')}`);
}

/** Tells two configurations apart: what the build drew its first screens with, and what this installation says. */
export const configMark = (config: Config): string => JSON.stringify(config);

/**
 * What the page before this one, which loaded the app afresh, ran with (`visitKeys.config`): a login waits for one answer less. For one use;
 * every other load asks.
 */
function takeHandedOn(area: () => Storage): Config | undefined {
  try {
    const kept = area().getItem('wallet:v1:config');
    area().removeItem('wallet:v1:config');
    return kept === null ? undefined : readConfig(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

/** The configuration: handed on by the page before, else that of `/config.json`, which the page has preloaded. */
export async function loadConfig(ask: typeof fetch = fetch, area = () => sessionStorage): Promise<Config> {
  const handedOn = takeHandedOn(area);
  if (handedOn !== undefined) return handedOn;
  const answer = await ask('/config.json', { credentials: 'same-origin' });
  if (!answer.ok)
    throw new ProgrammingError(
      `config.json was answered with ${answer.status}: the app does not know its provider. Serve it beside index.html.`,
    );
  return parseConfig(await answer.json());
}
