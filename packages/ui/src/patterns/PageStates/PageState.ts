/** Why the data of a page could not be loaded (D-ERR-20). */
export type LoadFailure = 'offline' | 'unavailable' | 'unexpected';

/**
 * States of a page that shows loaded data, each with its own appearance. `updatedAt` is the formatted time of the data
 * ('14:02'), set while it may be outdated.
 */
export type PageState<Content> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly content: Content; readonly updatedAt?: string | undefined };
