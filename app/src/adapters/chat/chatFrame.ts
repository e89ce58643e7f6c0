import type { ChatEvent, ChatRequest } from './frameMessages.ts';

/**
 * Script of the page that contains the chat, on its own origin (THIRD-050). It has no imports, because they would be loaded together with
 * the app's chunks. It adds Intercom's script, which its nonce authorises (`strict-dynamic`).
 */

type IntercomCall = {
  (...call: readonly unknown[]): void;
  q?: unknown[];
};

declare global {
  var Intercom: IntercomCall | undefined;
}

type Region = 'us' | 'eu' | 'au';
type ChatConfig = {
  readonly app: string;
  readonly appId: string;
  readonly region: Region;
  readonly at?: { readonly script?: readonly string[]; readonly connect?: readonly string[] };
};

/** Intercom has a separate API address for each region (THIRD-053). */
const apiBaseByRegion: Readonly<Record<Region, string>> = {
  us: 'https://api-iam.intercom.io',
  eu: 'https://api-iam.eu.intercom.io',
  au: 'https://api-iam.au.intercom.io',
};

let id: string | null = null;
const postNews = ({ app }: ChatConfig, is: ChatEvent): void =>
  parent.postMessage({ wallet: 'chat', v: 1, ...(id === null ? {} : { id }), is }, app);

const isChatRequest = (data: unknown): data is ChatRequest =>
  typeof data === 'object' && data !== null && 'wallet' in data && data.wallet === 'chat' && 'v' in data && data.v === 1 && 'do' in data;

/** Queues calls made before the service's script has loaded, as documented by Intercom. */
function installQueue(): IntercomCall {
  const queue: unknown[] = [];
  const stub: IntercomCall = Object.assign((...call: readonly unknown[]) => void queue.push(call), { q: queue });
  globalThis.Intercom = stub;
  return stub;
}

const callIntercom: IntercomCall = (...said) => globalThis.Intercom?.(...said);

function openChat(config: ChatConfig, { user, proof, language }: Extract<ChatRequest, { do: 'open' }>): void {
  const { appId, region, at } = config;
  installQueue();
  const identity =
    proof?.kind === 'jwt'
      ? { intercom_user_jwt: proof.jwt }
      : { user_id: user?.id, name: user?.name ?? undefined, email: user?.email ?? undefined, user_hash: proof?.hash };
  callIntercom('boot', {
    api_base: at?.connect?.[0] ?? apiBaseByRegion[region],
    app_id: appId,
    ...identity,
    language_override: language,
    hide_default_launcher: true,
  });
  callIntercom('onShow', () => postNews(config, 'opened'));
  callIntercom('onHide', () => postNews(config, 'closed'));
  callIntercom('show');
  const script = document.createElement('script');
  script.src = at?.script?.[0] ?? `https://widget.intercom.io/widget/${appId}`;
  script.async = true;
  script.addEventListener('error', () => postNews(config, 'failed'));
  document.head.append(script);
}

/**
 * Prevents the next customer of this device from seeing this conversation, because the service remembers a user for a week (THIRD-054).
 * Runs once: closing the chat removes its page, and with it this script.
 */
function closeChat(): void {
  callIntercom('shutdown');
  globalThis.Intercom = undefined;
}

const config: ChatConfig = await (await fetch('/config.json')).json();
addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== parent || origin !== config.app || !isChatRequest(data)) return;
  if (data.do === 'open' && id === null) {
    ({ id } = data);
    openChat(config, data);
  } else if (data.do === 'close' && data.id === id) {
    closeChat();
    postNews(config, 'closed');
  }
});
addEventListener('pagehide', closeChat);
// Repeated until the app responds, because it may not know the customer yet.
const announceTimer = setInterval(() => (id === null ? postNews(config, 'ready') : clearInterval(announceTimer)), 500);
postNews(config, 'ready');
