import { byKind, flag, listOf, object, oneOf, text, whole, type Read, type Reader } from './readers.ts';
import { SENTRY_DSN } from './sentryDsn.ts';

const url = text(/^https?:\/\/\S+$/, 'must be an absolute address');
const seconds = whole(1);
/** Excludes every character that could end a policy source or a value in a server's configuration file. */
const ORIGIN = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/i;
const origin = text(ORIGIN, 'must be an origin, such as https://wallet.example');
const address = text(/^https?:\/\/[^\s;,'"\\$<>]+$/, 'must be an absolute address');
const key = text(/^[\w.-]+$/, 'must be letters, digits, dots, dashes and low lines');
const policyNames = listOf(text(/^[\w#=/@.%-]+$/, 'must be the name of a Trusted Types policy'));

/** Addresses that replace the service's own, for the test doubles of journeys. Only loopback addresses are accepted (THIRD-080). */
const doubleAddresses = object({}, { script: listOf(address), connect: listOf(address), frame: listOf(address), image: listOf(address) });

/** Requirements of a partner's script beyond Trusted Types and nonces, as found by `wallet-doctor --browser` (THIRD-003, DEP-023). */
const scriptRequirements = { trustedTypes: policyNames, markup: flag, styleAttributes: flag, at: doubleAddresses };

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

const optionalOrigin = text(/^$|^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/i, 'must be an origin, or empty');
const secureUrl = text(/^(?!http:(?!\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::|$)))/i, 'must be https');
/** Session tokens are sent to this origin, so it may be without TLS only on this machine (GUARD-015). */
const providerOrigin: Reader<string> = (value, issues, path) =>
  optionalOrigin(value, issues, path) === undefined ? undefined : secureUrl(value, issues, path);

const services = {
  /** Origin of the provider, '' for the page's own. */
  providerOrigin,
  ports: object(
    {
      monitoring: oneOf('http', 'silent'),
      botCheck: byKind({
        sandbox: object({ kind: oneOf('sandbox') }),
        recaptcha: object(
          { kind: oneOf('recaptcha'), siteKey: key },
          { host: oneOf('www.google.com', 'www.recaptcha.net'), ...scriptRequirements },
        ),
      }),
    },
    /** Without the card provider's publishable key, its stand-in is used. */
    {
      cardPayment: object({ publishableKey: key }, { wallets: flag, ...scriptRequirements }),
      biometrics: oneOf('sandbox'),
      push: oneOf('sandbox'),
      passkeys: oneOf('sandbox'),
      /** Errors are sent to this project in addition to the provider's log. */
      sentry: object({ dsn: text(SENTRY_DSN, 'must be the address of a Sentry project') }, { environment: key }),
      /** When absent, the sandbox's own page checks identities. */
      identity: object(
        { kind: oneOf('frame', 'veriff', 'host') },
        { origins: listOf(origin), announces: flag, languageParameter: key, permissions: listOf(permission), at: doubleAddresses },
      ),
      /** When absent, or for Intercom without its own origin, there is no chat and the support form replaces it (D-MENU-09, D-THIRD-07). */
      chat: byKind({
        sandbox: object({ kind: oneOf('sandbox') }),
        intercom: object(
          { kind: oneOf('intercom'), appId: text(/^[a-z\d]{1,20}$/i, 'must be the id of a workspace') },
          { region: oneOf('us', 'eu', 'au'), origin, at: doubleAddresses },
        ),
      }),
      /** Device signing by the browser or the wrapper (THIRD-070). */
      signing: oneOf('browser', 'wrapper'),
    },
  ),
};

const optionalServices = {
  /** Origin of the app. Required in a build for a provider. */
  origin,
  /** Hosts of icons and logos other than the provider's. */
  imageOrigins: listOf(origin),
  security: object(
    {},
    {
      /**
       * Security features (SCA.md) that the provider supports. The app neither shows nor calls the others.
       * @default false
       */
      passkeys: flag,
      devices: flag,
      dpop: flag,
      /** Origins of identity hosts: identity checks may be framed from them, and refusals may link to them (GUARD-018). */
      identityOrigins: listOf(origin),
      /** Where to report a vulnerability. Written to `/.well-known/security.txt` (RFC 9116). */
      contact: text(/^(?:mailto:|https:\/\/)\S+$/, 'must be an address that begins with mailto: or https:'),
    },
  ),
};

/** A sentence of the regulatory text. The regulator's name in it becomes a link (MENU-012, D-MENU-11). */
const licence = object({ text: text() }, { regulator: object({ name: text(), url }) });

/** The part of `/config.json` that names services and determines the policies (THIRD-001). */
export const readServiceConfiguration = object(services, optionalServices);
export type ServiceConfiguration = Read<typeof readServiceConfiguration>;

/** The file `/config.json`: everything that differs between installations of a product. */
export const readConfiguration = object(
  {
    ...services,
    /** Selects the design tokens (`data-brand`). */
    brand: oneOf('halden', 'ostra'),
    /** Product name in document titles. */
    productName: text(),
    /** Inactivity limits (D-SES-16). */
    idle: object({ warnAfterSeconds: seconds, logOutAfterSeconds: seconds }),
    /** Names of disabled routes (SES-032). */
    switchedOff: listOf(text()),
    links: object(
      { website: url, terms: url, privacy: url, cookies: url, legal: url },
      { facebook: url, telegram: url, linkedin: url, appStore: url, googlePlay: url },
    ),
    /** Fourth slide of the carousel (D-APP-18). */
    awards: listOf(text()),
  },
  {
    ...optionalServices,
    /**
     * Maximum length of a recipient address. 62 accepts every Bitcoin address (D-SEND-07).
     * @default 42
     */
    addressLengths: object({}, { BTC: whole(42), ETH: whole(42) }),
    /** Licence paragraphs, including the licence numbers. */
    licences: listOf(licence),
  },
);
export type Configuration = Read<typeof readConfiguration>;

/** Returns the origins that may be framed for an identity check. */
export function identityOrigins({ ports, security }: ServiceConfiguration): readonly string[] {
  return ports.identity?.origins ?? security?.identityOrigins ?? [];
}
