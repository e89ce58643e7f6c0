export type SharedContent = { readonly text: string; readonly url?: string };

/**
 * `shared`: passed to the share sheet, even if the customer closed it. `copied`: copied to the clipboard. `refused`: neither was possible.
 */
export type ShareOutcome = 'shared' | 'copied' | 'refused';

type ClipboardAndShare = {
  readonly canShare: () => boolean;
  /** Opens the share sheet. Without one, copies the link, or the text if there is no link (D-REF-01). */
  readonly share: (shared: SharedContent) => Promise<ShareOutcome>;
};

/** Closing the sheet is the customer's choice, not a failure. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

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

/** Returns a function that opens the share sheet with a text. Undefined in browsers without one, so that no share button is shown. */
export const getShareText = (): ((text: string) => void) | undefined =>
  browserClipboardAndShare.canShare() ? (text) => void browserClipboardAndShare.share({ text }) : undefined;
