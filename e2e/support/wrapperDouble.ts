import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

const question = z.looseObject({ id: z.string(), ask: z.string() });
export type Question = z.infer<typeof question>;

/** Response of the native side to a message, without its id. Null for no response at all. */
export type NativeAnswer = (asked: Question) => Promise<object | null> | object | null;

const supportedMessages = [
  'hello',
  'support',
  'store',
  'replace',
  'release',
  'forget',
  'push',
  'confirmPayment',
  'setUpCard',
  'readPayment',
  'sign',
];

/** Adds a native wrapper to every page of the journey. Returns the received messages in order. */
export async function installWrapper(page: Page, answer: NativeAnswer): Promise<readonly Question[]> {
  const asked: Question[] = [];
  await page.exposeFunction('tellNativeSide', async (text: string) => {
    const said = z.parse(question, JSON.parse(text));
    asked.push(said);
    if (said.ask === 'hello') return { hello: { version: '2026.11.01', platform: 'reference', asks: supportedMessages } };
    if (said.ask === 'support') return { support: null };
    if (said.ask === 'push') return { push: null };
    return answer(said);
  });
  await page.addInitScript(() => {
    // Serialised into the page, where nothing of this file is available.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const say = (id: unknown, members: object): void => {
      dispatchEvent(new CustomEvent('wallet-native', { detail: JSON.stringify({ wallet: 1, id, ...members }) }));
    };
    const native: unknown = Reflect.get(globalThis, 'tellNativeSide');
    Reflect.set(globalThis, 'walletBridge', {
      version: '2026.11.01',
      send: (text: string) => {
        const { id } = JSON.parse(text);
        say(id, { ack: true });
        if (typeof native !== 'function') return;
        const tell = async (): Promise<void> => {
          const members: object | null = await native(text);
          if (members !== null) say(id, members);
        };
        void tell();
      },
    });
  });
  return asked;
}
