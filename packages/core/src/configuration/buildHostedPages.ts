import type { ServiceConfiguration } from './configuration.ts';
import { NONCE_PLACEHOLDER, toPageHeaders } from './policy.ts';

/** A page that a build for a provider writes for a separate origin, where a partner's script may run unrestricted. */
export type HostedPage = {
  /** Folder below `dist`. */
  readonly folder: 'chat' | 'identity';
  /** Origin at which to serve the page. */
  readonly origin: string;
  /** Content of the page's own `config.json`. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly headers: (nonce?: string) => Readonly<Record<string, string>>;
};

const regions = {
  us: {
    api: ['api-iam.intercom.io', 'api-ping.intercom.io', 'via.intercom.io', 'api.intercom.io'],
    sockets: ['nexus-websocket-a.intercom.io', 'nexus-websocket-b.intercom.io'],
    files: ['uploads.intercomcdn.com', 'downloads.intercomcdn.com'],
    pictures: ['static.intercomassets.com', 'messenger-apps.intercom.io'],
  },
  eu: {
    api: ['api-iam.eu.intercom.io', 'via.eu.intercom.io', 'api.eu.intercom.io'],
    sockets: ['nexus-europe-websocket.intercom.io'],
    files: ['uploads.eu.intercomcdn.com', 'uploads.intercomcdn.eu', 'downloads.intercomcdn.eu'],
    pictures: ['static.intercomassets.eu', 'messenger-apps.eu.intercom.io'],
  },
  au: {
    api: ['api-iam.au.intercom.io', 'via.au.intercom.io', 'api.au.intercom.io'],
    sockets: ['nexus-australia-websocket.intercom.io'],
    files: ['uploads.au.intercomcdn.com', 'downloads.au.intercomcdn.com'],
    pictures: ['static.au.intercomassets.com', 'messenger-apps.au.intercom.io'],
  },
} as const;

const toHttpsSources = (hosts: readonly string[]): string => hosts.map((host) => `https://${host}`).join(' ');
const joinSources = (addresses: readonly string[] | undefined): string => addresses?.join(' ') ?? '';

const buildHeaders =
  (policy: (nonce: string) => readonly string[], permissions: string): HostedPage['headers'] =>
  (nonce = NONCE_PLACEHOLDER) =>
    toPageHeaders(
      policy(nonce)
        .map((line) => line.trim())
        .join('; '),
      permissions,
    );

function buildChatPage({ origin: app = '', ports: { chat } }: ServiceConfiguration): HostedPage | null {
  if (chat?.kind !== 'intercom' || chat.origin === undefined) return null;
  const { region = 'us', at, appId, origin } = chat;
  const { api, sockets, files, pictures } = regions[region];
  const policy = (nonce: string): readonly string[] => [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src data: blob: ${toHttpsSources([...pictures, ...files, 'js.intercomcdn.com', 'gifs.intercomcdn.com', 'video-messages.intercomcdn.com'])} https://uploads.intercomusercontent.com ${joinSources(at?.image)}`,
    `font-src ${toHttpsSources(['js.intercomcdn.com', 'fonts.intercomcdn.com'])}`,
    `media-src ${toHttpsSources(['js.intercomcdn.com', ...files])}`,
    `connect-src 'self' ${toHttpsSources([...api, ...files, ...sockets])} https://uploads.intercomusercontent.com ${sockets.map((host) => `wss://${host}`).join(' ')} ${joinSources(at?.connect)}`,
    `frame-src https://intercom-sheets.com https://www.intercom-reporting.com https://www.youtube.com https://player.vimeo.com https://fast.wistia.net ${joinSources(at?.frame)}`,
    `form-action https://intercom.help ${toHttpsSources(api.slice(0, 1))}`,
    "base-uri 'none'",
    `frame-ancestors ${app}`,
  ];
  const config = { app, appId, region, ...(at === undefined ? {} : { at }) };
  return { folder: 'chat', origin, config, headers: buildHeaders(policy, 'camera=(), microphone=(), geolocation=(), payment=(), usb=()') };
}

function buildIdentityPage({ origin: app = '', ports: { identity } }: ServiceConfiguration): HostedPage | null {
  const [origin] = identity?.origins ?? [];
  if (identity?.kind !== 'host' || origin === undefined) return null;
  const { at } = identity;
  const frames = at?.frame ?? ['https://*.sumsub.com'];
  const policy = (nonce: string): readonly string[] => [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    'img-src data: blob: https://*.sumsub.com',
    `connect-src 'self' ${joinSources(at?.connect ?? ['https://*.sumsub.com'])}`,
    `frame-src ${joinSources(frames)}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${app}`,
  ];
  const granted = frames.filter((frame) => !frame.includes('*')).map((frame) => `"${new URL(frame).origin}"`);
  const camera = granted.length === 0 ? '*' : `(self ${granted.join(' ')})`;
  const permissions = `camera=${camera}, microphone=${camera}, geolocation=(), payment=(), usb=()`;
  return { folder: 'identity', origin, config: { app, ...(at === undefined ? {} : { at }) }, headers: buildHeaders(policy, permissions) };
}

/** Returns the pages on separate origins that a configuration requires (THIRD-046, THIRD-050). */
export const buildHostedPages = (config: ServiceConfiguration): readonly HostedPage[] =>
  [buildChatPage(config), buildIdentityPage(config)].filter((page) => page !== null);
