export type Shared = { readonly text: string; readonly url?: string };

/** What became of it: handed to the share sheet (or put away there by the customer), copied, or neither. */
export type ShareOutcome = 'shared' | 'copied' | 'refused';

/** The device's ways to hand something on. */
export type ClipboardAndShare = {
  /** Whether the device has a share sheet. */
  readonly canShare: () => boolean;
  /** Opens the share sheet; without one the link, or else the text, is copied (D-REF-01). */
  readonly share: (shared: Shared) => Promise<ShareOutcome>;
};
