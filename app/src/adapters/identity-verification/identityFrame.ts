import type { FrameMessage } from './createWindowMessages.ts';

/**
 * Script of the page that runs an identity host's SDK, on its own origin (THIRD-046). It has no imports, because they would be loaded
 * together with the app's chunks. The SDK used here is Sumsub's. docs/identity.md describes how to replace it. The token is in the fragment
 * of the page's address, which is never sent to a server.
 */

/** The used part of Sumsub's builder ("Get started with WebSDK integration"). */
type Builder = {
  readonly withConf: (settings: { readonly lang: string }) => Builder;
  readonly withOptions: (options: { readonly addViewportTag: boolean; readonly adaptIframeHeight: boolean }) => Builder;
  readonly on: (event: string, hear: (payload: { readonly code?: string }) => void) => Builder;
  readonly build: () => { readonly launch: (place: HTMLElement) => void };
};

declare global {
  // oxlint-disable-next-line no-var
  var snsWebSdk: { readonly init: (token: string, renew: () => Promise<string>) => Builder } | undefined;
}

type IdentityConfig = { readonly app: string; readonly at?: { readonly script?: readonly string[] } };

const LOADER = 'https://static.sumsub.com/idensic/static/sns-websdk-builder.js';

const config: IdentityConfig = await (await fetch('/config.json')).json();
const postToApp = (message: FrameMessage): void => parent.postMessage(message, config.app);

const renewToken = (): Promise<string> => {
  // The app starts the check again in a new page.
  postToApp('expired');
  return new Promise(() => undefined);
};

function launchCheck(token: string, language: string): void {
  const place = document.querySelector<HTMLElement>('#check');
  if (place === null) return;
  globalThis.snsWebSdk
    ?.init(token, renewToken)
    .withConf({ lang: language })
    .withOptions({ addViewportTag: false, adaptIframeHeight: true })
    .on('idCheck.onReady', () => postToApp('ready'))
    .on('idCheck.onApplicantSubmitted', () => postToApp('complete'))
    .on('idCheck.onApplicantResubmitted', () => postToApp('complete'))
    .build()
    .launch(place);
}

/** Checked first so that the customer is warned immediately, because no SDK works without a camera. */
async function lacksCamera(): Promise<boolean> {
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => undefined);
  return devices?.every(({ kind }) => kind !== 'videoinput') ?? true;
}

const token = decodeURIComponent(location.hash.slice(1));
const language = new URLSearchParams(location.search).get('lang') ?? 'en';
if (await lacksCamera()) postToApp('help/camera');
if (token === '') postToApp('expired');
else {
  const script = document.createElement('script');
  script.src = config.at?.script?.[0] ?? LOADER;
  script.async = true;
  // A script that fails to load sends no message. The app gives up on the frame after its timeout (THIRD-043).
  script.addEventListener('load', () => launchCheck(token, language));
  document.head.append(script);
}
