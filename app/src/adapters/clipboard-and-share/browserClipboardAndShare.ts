export type Shared = { readonly text: string; readonly url?: string };

/** What became of it: handed to the share sheet (or put away there by the customer), copied, or neither. */
export type ShareOutcome = 'shared' | 'copied' | 'refused';

/** The device's ways to hand something on. */
type ClipboardAndShare = {
  /** Whether the device has a share sheet. */
  readonly canShare: () => boolean;
  /** Opens the share sheet; without one the link, or else the text, is copied (D-REF-01). */
  readonly share: (shared: Shared) => Promise<ShareOutcome>;
};

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
