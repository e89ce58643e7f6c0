export type RequestState = {
  readonly id: string;
  readonly address: string;
  /** Text of the body, at most 64 KiB; undefined for an upload or a larger one. */
  readonly text: string | undefined;
  readonly tooLarge: boolean;
  /** The phone in the body. Never taken from an unverified token, because limits are counted by it (RULE-053). */
  readonly username: string | undefined;
};

const states = new WeakMap<Request, RequestState>();

export function storeRequestState(request: Request, state: RequestState): void {
  states.set(request, state);
}

export function getRequestState(request: Request): RequestState {
  const state = states.get(request);
  if (state === undefined) throw new Error('observeRequests has not seen this request: mount it first');
  return state;
}
