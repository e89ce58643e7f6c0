import { type NativeBridge, readMembers, type Secret, readShortText, type QuestionArguments } from '@wallet/bridge/messages';
import { createReference, defaultBehaviour, type ReferenceBehaviour } from '@wallet/bridge/reference';
import { browserSigning } from '../../app/src/adapters/device-signing/browserSigning.ts';

declare global {
  /** Called by the framed app's page before its scripts run. Returns a bridge for that page. */
  // oxlint-disable-next-line no-var
  var openWalletBridge: (() => NativeBridge) | undefined;
}

const form = document.querySelector('form');
const frame = document.querySelector('iframe');
const list = document.querySelector('ol');

const readOption = (name: string): string => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLSelectElement || field instanceof HTMLInputElement ? field.value : '';
};
function readChoice<const Words extends readonly string[]>(name: string, words: Words): Words[number] {
  return words.find((word) => word === readOption(name)) ?? words[0] ?? '';
}

const readOptions = (): ReferenceBehaviour => ({
  ...defaultBehaviour,
  biometrics: readChoice('biometrics', ['face', 'touch', 'none']),
  isOn: readOption('isOn') === 'true',
  prompt: readChoice('prompt', ['succeed', 'fail', 'cancel', 'lockOut']),
  card: readChoice('card', ['approve', 'decline', 'cancel', 'close']),
  push: readChoice('push', ['granted', 'denied', 'none']),
  signing: readChoice('signing', ['sign', 'refuse']),
  manner: readChoice('manner', ['prompt', 'late', 'nothing', 'older']),
});

/** The phone's key store outlives the app. */
let secret: Secret | null = null;
const payments = new Map<string, 'approve' | 'decline' | 'cancel'>();
const states = { approve: 'paid', decline: 'failed', cancel: 'open' } as const;

/** Reports a payment to the wallet's provider, in place of the card provider's webhook. */
async function report(clientSecret: string, outcome: 'approve' | 'decline' | 'cancel'): Promise<void> {
  payments.set(clientSecret, outcome);
  const card = { number: '4242 4242 4242 4242', expirationDate: '12/34', holder: 'Alice Hale' };
  await fetch(`/sandbox/card-provider/${clientSecret.split('_secret_')[0] ?? ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome, ...(outcome === 'approve' ? { card } : {}) }),
  });
}

const sign = async ({ boxKey, ...operation }: QuestionArguments<'sign'>): Promise<readonly string[]> =>
  (await browserSigning.sign(operation, boxKey))?.signatures ?? [];

function logMessage(text: string): void {
  const item = document.createElement('li');
  item.textContent = readShortText()(readMembers(text)?.['ask']) ?? 'no question';
  list?.prepend(item);
}

const reload = (): void => frame?.contentWindow?.location.reload();

/** Creates a bridge for one page. It responds over a port that nothing else in the page can read. */
globalThis.openWalletBridge = () => {
  const { port1, port2 } = new MessageChannel();
  const receive = createReference({
    version: readOption('version'),
    getBehaviour: readOptions,
    keyStore: {
      read: () => secret,
      write: (value) => {
        secret = value;
      },
    },
    cards: {
      report,
      read: (clientSecret) => {
        const outcome = payments.get(clientSecret);
        return outcome === undefined ? 'unknown' : states[outcome];
      },
    },
    sign,
    reload,
    after: (milliseconds, then) => void setTimeout(then, milliseconds),
    say: (text) => port1.postMessage(text),
  });
  return {
    version: readOption('version'),
    port: port2,
    send: (text) => {
      logMessage(text);
      receive(text);
    },
  };
};

document.querySelector('button')?.addEventListener('click', reload);
if (frame !== null) frame.src = '/login';
