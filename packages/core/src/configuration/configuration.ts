import { byKind, flag, listOf, object, oneOf, text, whole, type Read, type Reader } from './readers.ts';
import { SENTRY_DSN } from './sentryDsn.ts';

const url = text(/^https?:\/\/\S+$/, 'must be an absolute address');
const seconds = whole(1);
/** No character that could end a source of a policy or a value of a server's file. */
const ORIGIN = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/i;
const origin = text(ORIGIN, 'must be an origin, such as https://wallet.example');
const address = text(/^https?:\/\/[^\s;,'"\\$<>]+$/, 'must be an absolute address');
const key = text(/^[\w.-]+$/, 'must be letters, digits, dots, dashes and low lines');
const policyNames = listOf(text(/^[\w#=/@.%-]+$/, 'must be the name of a Trusted Types policy'));

/** Addresses in place of the service's own, for the doubles of the journeys: accepted with loopback addresses alone (THIRD-080). */
const at = object({}, { script: listOf(address), connect: listOf(address), frame: listOf(address), image: listOf(address) });

/** What a partner's script needs beyond Trusted Types and nonces; `wallet-doctor --browser` finds it (THIRD-003, DEP-023). */
const script = { trustedTypes: policyNames, markup: flag, styleAttributes: flag, at };

const permission = oneOf(
  'camera',
  'microphone',
  'fullscreen',
  'autoplay',
  'accelerometer',
  'magnetometer',
  'gyroscope',
  'picture-in-picture',
);

const originOrNone = text(/^$|^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/i, 'must be an origin, or empty');
const secure = text(/^(?!http:(?!\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::|$)))/i, 'must be https');
/** Tokens of a session go there: without TLS on this machine alone (GUARD-015). */
const providerOrigin: Reader<string> = (value, issues, path) =>
  originOrNone(value, issues, path) === undefined ? undefined : secure(value, issues, path);

const services = {
  /** Origin of the provider, '' for the page's own. */
  providerOrigin,
  ports: object(
    {
      monitoring: oneOf('http', 'silent'),
      botCheck: byKind({
        sandbox: object({ kind: oneOf('sandbox') }),
        recaptcha: object({ kind: oneOf('recaptcha'), siteKey: key }, { host: oneOf('www.google.com', 'www.recaptcha.net'), ...script }),
      }),
    },
    /** Without the publishable key of the card provider its stand-in serves. */
    {
      cardPayment: object({ publishableKey: key }, { wallets: flag, ...script }),
      biometrics: oneOf('sandbox'),
      push: oneOf('sandbox'),
      passkeys: oneOf('sandbox'),
      /** Errors go to this project as well as to the provider's log. */
      sentry: object({ dsn: text(SENTRY_DSN, 'must be the address of a Sentry project') }, { environment: key }),
      /** Absent: the sandbox's own page checks identities. */
      identity: object(
        { kind: oneOf('frame', 'veriff', 'host') },
        { origins: listOf(origin), announces: flag, languageParameter: key, permissions: listOf(permission), at },
      ),
      /** Absent, or of Intercom without an origin of its own: there is no chat, and the support form takes its place (D-MENU-09, D-THIRD-07). */
      chat: byKind({
        sandbox: object({ kind: oneOf('sandbox') }),
        intercom: object(
          { kind: oneOf('intercom'), appId: text(/^[a-z\d]{1,20}$/i, 'must be the id of a workspace') },
          { region: oneOf('us', 'eu', 'au'), origin, at },
        ),
      }),
      /** Who signs on the device (THIRD-070). */
      signing: oneOf('browser', 'wrapper'),
    },
  ),
};

const servicesBesides = {
  /** Where the app is served; a build for a provider needs it. */
  origin,
  /** Hosts of icons and logos beside the provider's. */
  imageOrigins: listOf(origin),
  security: object(
    {},
    {
      /** What the provider has of SCA.md: without it the app neither shows nor calls it. @default false */
      passkeys: flag,
      devices: flag,
      dpop: flag,
      /** Origins of identity hosts: a check may be framed from there, and links of refusals may lead there (GUARD-018). */
      identityOrigins: listOf(origin),
      /** Where a weakness is reported: written into `/.well-known/security.txt` (RFC 9116). */
      contact: text(/^(?:mailto:|https:\/\/)\S+$/, 'must be an address that begins with mailto: or https:'),
    },
  ),
};

/** A sentence of the regulatory text; the regulator's name in it becomes a link (MENU-012, D-MENU-11). */
const licence = object({ text: text() }, { regulator: object({ name: text(), url }) });

/** The part of `/config.json` that names services: what a policy is made of (THIRD-001). */
export const readServiceConfiguration = object(services, servicesBesides);
export type ServiceConfiguration = Read<typeof readServiceConfiguration>;

/** The file `/config.json`: what one product's installation differs in from another's. */
export const readConfiguration = object(
  {
    ...services,
    /** A word of the tokens: `data-brand`. */
    brand: oneOf('halden', 'ostra'),
    /** The name in titles of documents. */
    productName: text(),
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
    ...servicesBesides,
    /** Most characters of an address that is sent to; 62 takes every Bitcoin address (D-SEND-07). @default 42 */
    addressLengths: object({}, { BTC: whole(42), ETH: whole(42) }),
    /** Paragraphs about the licences, with their numbers. */
    licences: listOf(licence),
  },
);
export type Configuration = Read<typeof readConfiguration>;

/** Origins that may be framed for an identity check. */
export function identityOrigins({ ports, security }: ServiceConfiguration): readonly string[] {
  return ports.identity?.origins ?? security?.identityOrigins ?? [];
}
