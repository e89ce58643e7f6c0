import { expect, it, vi } from 'vitest';
import { createMemoryArea } from '../../storage/createDeviceStorage.ts';
import { createIntercomChat, type ChatMessage, type MessageSource } from './createIntercomChat.ts';
import { createSandboxChat, type ShowStandIn } from './createSandboxChat.ts';

function createStorage(settings: string): () => Storage {
  const local = createMemoryArea();
  local.setItem('wallet:sandbox', settings);
  return () => local;
}
const user = { id: '7b1f', name: 'Alice Hale', email: 'alice@halden.example' };
const proof = { kind: 'hash', hash: 'ab12' } as const;
const createVisit = () => ({ user, proof, frame: null, onOpened: vi.fn(), onClosed: vi.fn(), onFailed: vi.fn() });

it('opens the stand-in immediately and reports when it is closed (D-MENU-09)', () => {
  const show = vi.fn<ShowStandIn>(() => () => undefined);
  const heard = createVisit();
  createSandboxChat(createMemoryArea, show)?.open(heard);
  expect(show).toHaveBeenCalledWith('Alice Hale', heard.onClosed);
  expect(heard.onOpened).toHaveBeenCalledOnce();
  show.mock.calls[0]?.[1]();
  expect(heard.onClosed).toHaveBeenCalledOnce();
});

it('supports the settings hang and none, and opens on unreadable settings (D-MENU-09)', () => {
  const show = vi.fn(() => () => undefined);
  const heard = createVisit();
  createSandboxChat(createStorage('{"chat":"hang"}'), show)?.open(heard);
  expect(show).not.toHaveBeenCalled();
  expect(heard.onOpened).not.toHaveBeenCalled();
  expect(createSandboxChat(createStorage('{"chat":"none"}'), show)).toBeNull();
  expect(createSandboxChat(createStorage('nonsense'), show)).not.toBeNull();
});

const CHAT = 'https://chat.example';

const openFrame = () => ({ postMessage: vi.fn<(message: unknown, origin: string) => void>() });

function openChatWindow() {
  const listeners = new Set<(message: ChatMessage) => void>();
  const messages: MessageSource = {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const timers: (() => void)[] = [];
  const after = (_: number, then: () => void) => timers.push(then);
  const chat = createIntercomChat({ origin: CHAT, messages, newId: () => 'visit-1', language: 'de', after });
  const pass = () => timers.splice(0).forEach((then) => then());
  return { chat, pass, say: (message: ChatMessage) => listeners.forEach((listener) => listener(message)) };
}
const createNews = (is: string, id = 'visit-1') => ({ wallet: 'chat', v: 1, id, is });

it('opens Intercom for the customer with the hash and only accepts messages from its own frame (USR-004, THIRD-051, THIRD-052)', async () => {
  const frame = openFrame();
  const { chat, say } = openChatWindow();
  const heard = { ...createVisit(), frame };
  const { drop } = chat.open(heard);
  expect(chat.frameUrl).toBe('https://chat.example/');
  say({ source: frame, origin: CHAT, data: { wallet: 'chat', v: 1, is: 'ready' } });
  const about = { wallet: 'chat', v: 1, id: 'visit-1' };
  expect(frame.postMessage).toHaveBeenLastCalledWith(
    { ...about, do: 'open', user, proof: { kind: 'hash', hash: 'ab12' }, language: 'de' },
    CHAT,
  );
  say({ source: null, origin: CHAT, data: createNews('closed') });
  say({ source: frame, origin: 'https://imposter.example', data: createNews('closed') });
  say({ source: frame, origin: CHAT, data: createNews('closed', 'another visit') });
  say({ source: frame, origin: CHAT, data: 'closed' });
  expect(heard.onClosed).not.toHaveBeenCalled();
  say({ source: frame, origin: CHAT, data: createNews('opened') });
  say({ source: frame, origin: CHAT, data: createNews('closed') });
  // The customer has closed it. The service ends its own session before the frame is removed.
  expect(frame.postMessage).toHaveBeenLastCalledWith({ ...about, do: 'close' }, CHAT);
  expect(heard.onClosed).not.toHaveBeenCalled();
  say({ source: frame, origin: CHAT, data: createNews('closed') });
  await vi.waitFor(() => expect(heard.onClosed).toHaveBeenCalledOnce());
  expect([heard.onOpened, heard.onClosed, heard.onFailed].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  drop();
  expect(frame.postMessage).toHaveBeenLastCalledWith({ ...about, do: 'close' }, CHAT);
  say({ source: frame, origin: CHAT, data: createNews('failed') });
  expect(heard.onFailed).not.toHaveBeenCalled();
});

it('sends Intercom no data of a visitor (D-MENU-09)', () => {
  const frame = openFrame();
  const { chat, say } = openChatWindow();
  chat.open({ ...createVisit(), user: null, proof: null, frame });
  say({ source: frame, origin: CHAT, data: { wallet: 'chat', v: 1, is: 'ready' } });
  expect(frame.postMessage).toHaveBeenCalledWith(expect.objectContaining({ user: null, proof: null }), CHAT);
});

it('waits at session end for the service to close its session, at most a second (THIRD-054)', async () => {
  const frame = openFrame();
  const { chat, say, pass } = openChatWindow();
  const visits = [chat.open({ ...createVisit(), frame }), chat.open({ ...createVisit(), frame })] as const;
  const ended: number[] = [];
  void visits[0].close().then(() => ended.push(0));
  expect(frame.postMessage).toHaveBeenLastCalledWith({ wallet: 'chat', v: 1, id: 'visit-1', do: 'close' }, CHAT);
  await Promise.resolve();
  expect(ended).toEqual([]);
  say({ source: frame, origin: CHAT, data: createNews('closed') });
  await vi.waitFor(() => expect(ended).toEqual([0]));
  void visits[1].close().then(() => ended.push(1));
  pass();
  await vi.waitFor(() => expect(ended).toEqual([0, 1]));
});
