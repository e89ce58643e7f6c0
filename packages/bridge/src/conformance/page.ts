import type { NativeBridge } from '../messages.ts';
import { callAfter } from '../openBridge.ts';
import { checkWrapper } from './checkWrapper.ts';
import type { CheckResult } from './line.ts';

declare global {
  // oxlint-disable-next-line no-var
  var walletBridge: NativeBridge | undefined;
}

const list = document.querySelector('ol');
const state = document.querySelector('output');
const copy = document.querySelector('button');

function showLine({ what, isHeld, word }: CheckResult): void {
  const item = document.createElement('li');
  item.dataset['held'] = String(isHeld);
  item.textContent = `${isHeld ? 'passed' : 'failed'}: ${what}${word === '' ? '' : ` (${word})`}`;
  list?.append(item);
}

const setState = (text: string): void => {
  if (state !== null) state.textContent = text;
};

function listenTo({ port }: NativeBridge): (receive: (message: unknown) => void) => () => void {
  return (receive) => {
    const byPort = ({ data }: MessageEvent): void => receive(data);
    const byEvent = (event: Event): void => receive(event instanceof CustomEvent ? event.detail : undefined);
    port?.addEventListener('message', byPort);
    port?.start();
    addEventListener('wallet-native', byEvent);
    return () => {
      port?.removeEventListener('message', byPort);
      removeEventListener('wallet-native', byEvent);
    };
  };
}

async function run(bridge: NativeBridge): Promise<void> {
  const link = { send: bridge.send, listen: listenTo(bridge), after: callAfter, version: bridge.version ?? '' };
  const lines = await checkWrapper(link, showLine);
  const failed = lines.filter(({ isHeld }) => !isHeld).length;
  setState(`${lines.length - failed} passed, ${failed} failed`);
  const result = JSON.stringify({ wrapper: bridge.version ?? null, agent: navigator.userAgent, lines }, null, 2);
  copy?.removeAttribute('disabled');
  copy?.addEventListener('click', () => void navigator.clipboard.writeText(result).then(() => setState('The result is in the clipboard')));
}

if (globalThis.walletBridge === undefined) setState('walletBridge is not here: open this page in the web view of the wrapper.');
else void run(globalThis.walletBridge);
