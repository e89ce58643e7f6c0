/** What is known of a request before its route runs. */
export type RequestState = {
  readonly id: string;
  /** Of the client, for limits and the audit log. */
  readonly address: string;
  /** The body's text, at most 64 KiB; undefined for an upload, 'too large' beyond. */
  readonly text: string | undefined;
  readonly tooLarge: boolean;
  /** The phone that the body names. Nothing of a token that nobody has verified: limits are counted by it (RULE-053). */
  readonly username: string | undefined;
};

const states = new WeakMap<Request, RequestState>();

export function keepRequestState(request: Request, state: RequestState): void {
  states.set(request, state);
}

export function requestStateOf(request: Request): RequestState {
  const state = states.get(request);
  if (state === undefined) throw new Error('observeRequests has not seen this request: mount it first');
  return state;
}
