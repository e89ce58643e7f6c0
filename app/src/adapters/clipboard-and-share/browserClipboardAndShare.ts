import type { ClipboardAndShare } from './ClipboardAndShare.ts';

/** A customer who closes the sheet has said no: nothing failed. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** By the browser's own share sheet and clipboard. */
export function createBrowserClipboardAndShare(device: () => Pick<Navigator, 'clipboard'> & Partial<Pick<Navigator, 'share'>>) {
  const canShare = (): boolean => typeof device().share === 'function';
  return {
    canShare,
    share: async (shared) => {
      const { share, clipboard } = device();
      if (share !== undefined) {
        try {
          await share.call(device(), shared);
          return 'shared';
        } catch (error) {
          if (isCancelled(error)) return 'shared';
        }
      }
      try {
        await clipboard.writeText(shared.url ?? shared.text);
        return 'copied';
      } catch {
        return 'refused';
      }
    },
  } satisfies ClipboardAndShare;
}

export const browserClipboardAndShare: ClipboardAndShare = createBrowserClipboardAndShare(() => navigator);

/** Hands a text to the share sheet; undefined where the browser has none, so that no button promises one. */
export const shareText = (): ((text: string) => void) | undefined =>
  browserClipboardAndShare.canShare() ? (text) => void browserClipboardAndShare.share({ text }) : undefined;
