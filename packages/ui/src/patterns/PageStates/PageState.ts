/** Why the data of a page could not be loaded (D-ERR-20). */
export type LoadFailure = 'offline' | 'unavailable' | 'unexpected';

/**
 * What a page that shows loaded data can be: every case has a look of its own (DESIGN section 10).
 * `updatedAt` is set while the figures shown may be old: the time, ready to read ('14:02').
 */
export type PageState<Content> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly content: Content; readonly updatedAt?: string | undefined };
