/** What became of an SMS that should bring a code. `sessionOver`: a token was sent along that is none any more. */
export type SmsNews =
  { readonly kind: 'failed'; readonly message: string } | { readonly kind: 'unavailable' } | { readonly kind: 'sessionOver' };
