import type { LoadFailure } from '@wallet/ui/patterns/PageStates/PageState';

/** What this tab does beside the customer's status. */
export type KycState =
  | { readonly name: 'idle' }
  | { readonly name: 'frame'; readonly url: string; readonly showsCameraWarning: boolean }
  /** `complete` was heard: told to the provider once, however often the frame says it (D-KYC-13). */
  | { readonly name: 'finishing'; readonly url: string }
  | { readonly name: 'unfinished'; readonly failure: LoadFailure };

export type KycEvent =
  | { readonly name: 'started'; readonly url: string; readonly showsCameraWarning: boolean }
  | { readonly name: 'cameraHelpWanted' }
  | { readonly name: 'warningClosed' }
  | { readonly name: 'completed' }
  | { readonly name: 'finishFailed'; readonly failure: LoadFailure }
  | { readonly name: 'left' };

/** Intro, frame, finish (KYC-004, KYC-017). What does not fit the state changes nothing. */
export function kycFlow(state: KycState, event: KycEvent): KycState {
  switch (event.name) {
    case 'started':
      return { name: 'frame', url: event.url, showsCameraWarning: event.showsCameraWarning };
    case 'cameraHelpWanted':
      return state.name === 'frame' ? { ...state, showsCameraWarning: true } : state;
    case 'warningClosed':
      return state.name === 'frame' ? { ...state, showsCameraWarning: false } : state;
    case 'completed':
      return state.name === 'frame' ? { name: 'finishing', url: state.url } : state;
    case 'finishFailed':
      return { name: 'unfinished', failure: event.failure };
    case 'left':
      return { name: 'idle' };
  }
}
