import { expect, it, vi } from 'vitest';
import { createBrowserClipboardAndShare } from './browserClipboardAndShare.ts';

const INVITATION = { text: 'Join Halden with my invite code ALICE-7Q2', url: 'https://wallet.example/signup?invite_code=ALICE-7Q2' };

function createDevice(share: (() => Promise<void>) | undefined, writeText = vi.fn(async (_text: string) => undefined)) {
  const clipboard = Object.assign(new EventTarget(), {
    writeText,
    readText: async () => '',
    read: async () => [],
    write: async () => undefined,
  });
  const port = createBrowserClipboardAndShare(() => ({ clipboard, ...(share === undefined ? {} : { share }) }));
  return { port, writeText };
}

it('passes the text and the link to the share sheet (D-REF-01)', async () => {
  const share = vi.fn(async () => undefined);
  const { port, writeText } = createDevice(share);
  expect(await port.share(INVITATION)).toBe('shared');
  expect(share).toHaveBeenCalledWith(INVITATION);
  expect(writeText).not.toHaveBeenCalled();
});

it('copies nothing when the customer closes the sheet (D-REF-01)', async () => {
  const { port, writeText } = createDevice(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await port.share(INVITATION)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  ['without a share sheet', undefined],
  ['when the sheet cannot be opened', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('copies the link %s (D-REF-01)', async (_, share) => {
  const { port, writeText } = createDevice(share);
  expect(await port.share(INVITATION)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(INVITATION.url);
  expect(port.canShare()).toBe(share !== undefined);
});

it('reports a refused clipboard when the browser has no share sheet either (D-REF-01)', async () => {
  const { port } = createDevice(
    undefined,
    vi.fn(async () => Promise.reject(new Error('denied'))),
  );
  expect(await port.share(INVITATION)).toBe('refused');
});
