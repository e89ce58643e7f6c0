import type { CallOutcome } from '@wallet/ui/patterns/form';
import { useQueryClient } from '@tanstack/react-query';
import { hasPassportNotice } from '@wallet/core/validation/contacts';
import type { LoadFailure } from '@wallet/ui/patterns/PageStates';
import type { KycView } from '@wallet/ui/screens/kyc';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { needsCameraWarning } from '../../adapters/identity-verification/needsCameraWarning.ts';
import { windowMessages } from '../../adapters/identity-verification/windowMessages.ts';
import { attempt } from '../../api/outcome.ts';
import { useKycSteps } from '../../data/kyc.ts';
import { useSetUpPassword } from '../../data/passwords/firstPassword.ts';
import { userInfoKeys, useUserInfo } from '../../data/user-info.ts';
import type { Config } from '../../config/config.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import type { Session } from '../../session/Session.ts';
import { sessionKeys } from '../../storage/keys.ts';

const browserFacts = () => ({ userAgent: navigator.userAgent, hasCamera: navigator.mediaDevices !== undefined });

export type Kyc = {
  readonly view: KycView | null;
  /** The frame is open, or will be: a reload goes on with it (D-KYC-15). */
  readonly isAppliedFor: boolean;
  readonly onApply: () => Promise<CallOutcome>;
  readonly onFrameWindow: (frame: Window | null) => void;
  readonly onFrameFailed: (reason: 'blocked' | 'slow') => void;
  readonly onCloseCameraWarning: () => void;
  readonly onFinishAgain: () => Promise<CallOutcome>;
  readonly onSavePassword: (password: string) => Promise<CallOutcome<'password'>>;
  /** Leaves the frame for the intro (D-KYC-16). */
  readonly leaveFrame: () => void;
};

/** The identity check of the signed-in customer. Its page follows the status, wherever it changes: this tab, another one, the provider. */
export function useKyc(): Kyc {
  const session = useSession();
  const { storage, config, locale, reportThird } = useServices();
  const { identity } = config.ports;
  const kind = identity?.kind ?? 'frame';
  const { start, finish, refresh } = useKycSteps();
  const setUpPassword = useSetUpPassword();
  const [state, dispatch] = useReducer(kycFlow, { name: 'idle' });
  const status = session?.status ?? '';
  useStatusWatch(status);

  /** A step that is no longer open to the customer: the newest status tells which page is theirs (D-KYC-13). */
  async function step(action: () => Promise<unknown>): Promise<CallOutcome> {
    const outcome = await attempt(action);
    if (outcome.kind === 'refused') await refresh();
    return outcome;
  }

  const hasResumed = useRef(false);
  const onApply = (): Promise<CallOutcome> => {
    // Applied for here and now: what follows is no return to it. A second start would forget what the frame has said since the first.
    hasResumed.current = true;
    return step(async () => {
      const url = inLanguage(await start(), identity, locale.slice(0, 2));
      storage.write(sessionKeys.applyForKyc, true);
      dispatch({ name: 'started', url, showsCameraWarning: needsCameraWarning(browserFacts()) });
    });
  };

  const onFinishAgain = async (): Promise<CallOutcome> => {
    const outcome = await step(finish);
    if (outcome.kind === 'failed') dispatch({ name: 'finishFailed', failure: outcome.failure });
    else {
      storage.remove(sessionKeys.applyForKyc);
      dispatch({ name: 'left' });
    }
    return outcome;
  };

  // Applied for in this tab already: a reload goes on with the frame (D-KYC-15).
  const mayResume = status === 'kyc_start' && storage.read(sessionKeys.applyForKyc) === true;
  const latest = useRef({ onApply, onFinishAgain });
  useEffect(() => {
    latest.current = { onApply, onFinishAgain };
  });
  useEffect(() => {
    if (hasResumed.current || !mayResume) return;
    void latest.current.onApply();
  }, [mayResume]);

  const isFinishing = state.name === 'finishing';
  useEffect(() => {
    if (isFinishing) void latest.current.onFinishAgain();
  }, [isFinishing]);

  const url = state.name === 'frame' ? state.url : null;
  const stopListening = useRef(() => undefined as void);
  const onFrameWindow = useCallback(
    (frame: Window | null) => {
      stopListening.current();
      stopListening.current = () => undefined;
      if (frame === null || url === null) return;
      stopListening.current = windowMessages(kind).listen(frame, url, (message) => {
        dispatch({ name: 'spoke' });
        if (message === 'complete') dispatch({ name: 'completed' });
        if (message === 'help/camera') dispatch({ name: 'cameraHelpWanted' });
        if (message === 'cancelled') {
          storage.remove(sessionKeys.applyForKyc);
          dispatch({ name: 'left' });
        }
        if (message === 'reload') dispatch({ name: 'reloaded' });
        if (message === 'expired') void latest.current.onApply();
      });
    },
    [url, kind, storage],
  );
  const onFrameFailed = useCallback((reason: 'blocked' | 'slow') => reportThird('identity', reason), [reportThird]);

  return {
    view: session === null ? null : withHost(toKycView(session, state), state, identity),
    isAppliedFor: mayResume || state.name === 'frame',
    onApply,
    onFinishAgain,
    onFrameWindow,
    onFrameFailed,
    onCloseCameraWarning: () => dispatch({ name: 'warningClosed' }),
    onSavePassword: async (password) => {
      const outcome = await attempt(() => setUpPassword(password), { fields: { password: 'password' } });
      // Another tab was faster: the newest status leads on to the accounts (D-PWD-24).
      if (outcome.kind === 'refused' && outcome.fields?.password === undefined) await refresh();
      return outcome;
    },
    leaveFrame: () => {
      storage.remove(sessionKeys.applyForKyc);
      dispatch({ name: 'left' });
    },
  };
}

type Identity = Config['ports']['identity'];

/** The address in the customer's language, where it names none (THIRD-012). */
export function inLanguage(url: string, identity: Identity, language: string): string {
  if (identity === undefined || !URL.canParse(url)) return url;
  const address = new URL(url);
  const name = identity.languageParameter ?? 'lang';
  if (!address.searchParams.has(name)) address.searchParams.set(name, language);
  return address.href;
}

/** What the page knows of a host on another origin (THIRD-043). */
export function withHost(view: KycView | null, state: KycState, identity: Identity): KycView | null {
  if (view?.name !== 'frame' || identity === undefined) return view;
  const { kind, announces = kind !== 'frame', permissions = ['camera', 'microphone', 'fullscreen'] } = identity;
  return { ...view, host: { allow: permissions.join('; '), announces, hasSpoken: state.name !== 'frame' || state.hasSpoken } };
}

/** How often the status is asked for while it is waited for, in milliseconds (D-KYC-05). */
const everyMs: Readonly<Record<string, number>> = { kyc_finish: 10_000, moderating: 60_000 };

/** Keeps the status fresh: on entering, then while a check goes on and the customer looks, and when they return to the tab. */
export function useStatusWatch(status: string): void {
  const { clock } = useServices();
  const queries = useQueryClient();
  useUserInfo();
  useEffect(() => {
    const interval = everyMs[status];
    if (interval === undefined) return undefined;
    const ask = () => {
      if (document.visibilityState === 'visible') void queries.invalidateQueries({ queryKey: userInfoKeys.all });
    };
    let cancel = () => undefined as void;
    const wait = () => {
      cancel = clock.after(interval, () => {
        ask();
        wait();
      });
    };
    wait();
    document.addEventListener('visibilitychange', ask);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [status, clock, queries]);
}

/** What this tab does beside the customer's status. */
export type KycState =
  | { readonly name: 'idle' }
  | { readonly name: 'frame'; readonly url: string; readonly showsCameraWarning: boolean; readonly hasSpoken: boolean }
  /** `complete` was heard: told to the provider once, however often the frame says it (D-KYC-13). */
  | { readonly name: 'finishing'; readonly url: string }
  | { readonly name: 'unfinished'; readonly failure: LoadFailure };

export type KycEvent =
  | { readonly name: 'started'; readonly url: string; readonly showsCameraWarning: boolean }
  /** The frame has said something: it is there. `reloaded`: it wants its page loaded again. */
  | { readonly name: 'spoke' | 'reloaded' }
  | { readonly name: 'cameraHelpWanted' }
  | { readonly name: 'warningClosed' }
  | { readonly name: 'completed' }
  | { readonly name: 'finishFailed'; readonly failure: LoadFailure }
  | { readonly name: 'left' };

/** The same page by an address that a frame loads again: its hash is nobody's in these hosts' addresses. */
function reloadedUrl(url: string): string {
  const address = new URL(url);
  address.searchParams.set('reload', String(Number(address.searchParams.get('reload') ?? '0') + 1));
  return address.href;
}

/** Intro, frame, finish (KYC-004, KYC-017). What does not fit the state changes nothing. */
export function kycFlow(state: KycState, event: KycEvent): KycState {
  switch (event.name) {
    case 'started':
      return { name: 'frame', url: event.url, showsCameraWarning: event.showsCameraWarning, hasSpoken: false };
    case 'spoke':
      return state.name === 'frame' ? { ...state, hasSpoken: true } : state;
    case 'reloaded':
      return state.name === 'frame' ? { ...state, hasSpoken: false, url: reloadedUrl(state.url) } : state;
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

/** The page of a status (KYC-003 to KYC-008); null for one without a page, which the guard leads away from (KYC-010). */
export function toKycView({ status, username }: Pick<Session, 'status' | 'username'>, state: KycState): KycView | null {
  switch (status) {
    case 'draft':
    case 'kyc_start':
      return toApplication(username, state);
    case 'moderating':
      return { name: 'moderating' };
    case 'kyc_finish':
      return { name: 'finishing' };
    case 'kyc_completed':
      return { name: 'setPassword', username };
    default:
      return null;
  }
}

function toApplication(username: string, state: KycState): KycView {
  switch (state.name) {
    case 'idle':
      return { name: 'intro', needsPassport: hasPassportNotice(username) };
    case 'frame':
      return { name: 'frame', url: state.url, showsCameraWarning: state.showsCameraWarning };
    case 'finishing':
      return { name: 'frame', url: state.url, showsCameraWarning: false };
    case 'unfinished':
      return { name: 'unfinished', failure: state.failure };
  }
}
