import type { ChatNews, ChatWish } from './frameMessages.ts';

/**
 * The script of the page that holds the chat, on an origin of its own (THIRD-050). It stands alone: whatever it imported would be loaded with
 * the app's own parts. Intercom's script is added by this one, whose nonce vouches for it (`strict-dynamic`).
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

/** Each region has an address of its own for its calls (THIRD-053). */
const apiBases: Readonly<Record<Region, string>> = {
  us: 'https://api-iam.intercom.io',
  eu: 'https://api-iam.eu.intercom.io',
  au: 'https://api-iam.au.intercom.io',
};

let id: string | null = null;
const tell = ({ app }: ChatConfig, is: ChatNews): void =>
  parent.postMessage({ wallet: 'chat', v: 1, ...(id === null ? {} : { id }), is }, app);

const isWish = (data: unknown): data is ChatWish =>
  typeof data === 'object' && data !== null && 'wallet' in data && data.wallet === 'chat' && 'v' in data && data.v === 1 && 'do' in data;

/** Calls that come before the service's script are queued, as its makers document it. */
function queueCalls(): IntercomCall {
  const queue: unknown[] = [];
  const stub: IntercomCall = Object.assign((...call: readonly unknown[]) => void queue.push(call), { q: queue });
  globalThis.Intercom = stub;
  return stub;
}

/** To the stub until the script is there, then to the service. */
const call: IntercomCall = (...said) => globalThis.Intercom?.(...said);

function open(config: ChatConfig, { user, proof, language }: Extract<ChatWish, { do: 'open' }>): void {
  const { appId, region, at } = config;
  queueCalls();
  const identity =
    proof?.kind === 'jwt'
      ? { intercom_user_jwt: proof.jwt }
      : { user_id: user?.id, name: user?.name ?? undefined, email: user?.email ?? undefined, user_hash: proof?.hash };
  call('boot', {
    api_base: at?.connect?.[0] ?? apiBases[region],
    app_id: appId,
    ...identity,
    language_override: language,
    hide_default_launcher: true,
  });
  call('onShow', () => tell(config, 'opened'));
  call('onHide', () => tell(config, 'closed'));
  call('show');
  const script = document.createElement('script');
  script.src = at?.script?.[0] ?? `https://widget.intercom.io/widget/${appId}`;
  script.async = true;
  script.addEventListener('error', () => tell(config, 'failed'));
  document.head.append(script);
}

/**
 * The next customer of this device must not meet this one's conversation: the service keeps a user for a week (THIRD-054). Told once: a chat
 * that is closed is dropped with its page, and its own page ends.
 */
function close(): void {
  call('shutdown');
  globalThis.Intercom = undefined;
}

const config: ChatConfig = await (await fetch('/config.json')).json();
addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== parent || origin !== config.app || !isWish(data)) return;
  if (data.do === 'open' && id === null) {
    ({ id } = data);
    open(config, data);
  } else if (data.do === 'close' && data.id === id) {
    close();
    tell(config, 'closed');
  }
});
addEventListener('pagehide', close);
// Repeated until the app answers: it may not know yet who asks.
const announcing = setInterval(() => (id === null ? tell(config, 'ready') : clearInterval(announcing)), 500);
tell(config, 'ready');
