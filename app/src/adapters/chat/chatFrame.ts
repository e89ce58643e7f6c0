import type { ChatBoot, ChatNews } from './frameMessages.ts';

/**
 * The script of the frame that holds the chat. It stands alone: whatever it imported would be loaded with the app's own parts. Intercom's
 * script is added by this one, whose nonce vouches for it (`strict-dynamic`).
 */

type IntercomCall = {
  (method: 'boot', settings: Readonly<Record<string, unknown>>): void;
  (method: 'onShow' | 'onHide', hear: () => void): void;
  (method: 'show' | 'shutdown'): void;
};

declare global {
  var Intercom: IntercomCall | undefined;
}

const tell = (news: ChatNews): void => parent.postMessage(news, location.origin);

function readBoot(data: unknown): ChatBoot | null {
  if (typeof data !== 'object' || data === null || !('appId' in data)) return null;
  const { appId } = data;
  if (typeof appId !== 'string' || !/^[a-z0-9]{1,20}$/i.test(appId)) return null;
  const texts = Object.entries(data).filter(([, value]) => typeof value === 'string');
  return { ...Object.fromEntries(texts), appId };
}

function open({ appId, userId, name, email, userHash }: ChatBoot): void {
  const script = document.createElement('script');
  script.src = `https://widget.intercom.io/widget/${appId}`;
  script.async = true;
  script.addEventListener('error', () => tell('failed'));
  script.addEventListener('load', () => {
    const { Intercom } = globalThis;
    if (Intercom === undefined) {
      tell('failed');
      return;
    }
    Intercom('onShow', () => tell('opened'));
    Intercom('onHide', () => tell('closed'));
    Intercom('boot', { app_id: appId, user_id: userId, name, email, user_hash: userHash, hide_default_launcher: true });
    Intercom('show');
    // The next customer of this device must not meet this one's conversation.
    addEventListener('pagehide', () => Intercom('shutdown'));
  });
  document.head.append(script);
}

let isOpening = false;
addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  const boot = source === parent && origin === location.origin ? readBoot(data) : null;
  if (boot === null || isOpening) return;
  isOpening = true;
  open(boot);
});
tell('ready');
