import { expect, it, vi } from 'vitest';
import { createIntercomChat, type ChatMessage, type Messages } from './createIntercomChat.ts';
import { createSandboxChat, type ShowStandIn } from './createSandboxChat.ts';

const storage = (value: string | null) => (): Storage => ({
  getItem: () => value,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
  key: () => null,
  length: 0,
});
const user = { id: '7b1f', name: 'Alice Hale', email: 'alice@halden.example' };
const visit = () => ({ user, intercomHash: 'ab12', frame: null, onOpened: vi.fn(), onClosed: vi.fn(), onFailed: vi.fn() });

it('the stand-in opens by itself and hands the closing on (D-MENU-09)', () => {
  const show = vi.fn<ShowStandIn>(() => () => undefined);
  const heard = visit();
  createSandboxChat(storage(null), show)?.open(heard);
  expect(show).toHaveBeenCalledWith('Alice Hale', heard.onClosed);
  expect(heard.onOpened).toHaveBeenCalledOnce();
  show.mock.calls[0]?.[1]();
  expect(heard.onClosed).toHaveBeenCalledOnce();
});

it('told to hang it never opens, told that there is none there is none; nonsense counts as open (D-MENU-09)', () => {
  const show = vi.fn(() => () => undefined);
  const heard = visit();
  createSandboxChat(storage('{"chat":"hang"}'), show)?.open(heard);
  expect(show).not.toHaveBeenCalled();
  expect(heard.onOpened).not.toHaveBeenCalled();
  expect(createSandboxChat(storage('{"chat":"none"}'), show)).toBeNull();
  expect(createSandboxChat(storage('nonsense'), show)).not.toBeNull();
});

const ORIGIN = 'https://wallet.example';

/** The frame as the adapter uses it: a window that takes messages. */
const openFrame = () => ({ postMessage: vi.fn<(message: unknown, origin: string) => void>() });

/** A window that tells its listener what it is told. */
function openWindow() {
  const listeners = new Set<(message: ChatMessage) => void>();
  const messages: Messages = {
    origin: ORIGIN,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { messages, say: (message: ChatMessage) => listeners.forEach((listener) => listener(message)) };
}

it('Intercom is booted for the customer with the hash, and its news are heard from its frame alone (USR-004, MENU-010)', () => {
  const frame = openFrame();
  const { messages, say } = openWindow();
  const heard = { ...visit(), frame };
  const leave = createIntercomChat('abc12345', messages).open(heard);
  const boot = { appId: 'abc12345', userId: '7b1f', name: 'Alice Hale', email: 'alice@halden.example', userHash: 'ab12' };
  expect(frame.postMessage).toHaveBeenLastCalledWith(boot, ORIGIN);
  say({ source: null, origin: ORIGIN, data: 'closed' });
  say({ source: frame, origin: 'https://imposter.example', data: 'closed' });
  say({ source: frame, origin: ORIGIN, data: { closed: true } });
  expect(heard.onClosed).not.toHaveBeenCalled();
  say({ source: frame, origin: ORIGIN, data: 'opened' });
  say({ source: frame, origin: ORIGIN, data: 'closed' });
  expect([heard.onOpened, heard.onClosed, heard.onFailed].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  leave();
  say({ source: frame, origin: ORIGIN, data: 'failed' });
  expect(heard.onFailed).not.toHaveBeenCalled();
});

it('of a visitor Intercom is told nothing (D-MENU-09)', () => {
  const frame = openFrame();
  createIntercomChat('abc12345', openWindow().messages).open({ ...visit(), user: null, intercomHash: null, frame });
  expect(frame.postMessage).toHaveBeenCalledWith({ appId: 'abc12345' }, ORIGIN);
});
