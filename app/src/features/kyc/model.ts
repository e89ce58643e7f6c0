import type { CallOutcome } from '@wallet/ui/patterns/form';
import { useQueryClient } from '@tanstack/react-query';
import { hasPassportNotice } from '@wallet/core/validation/contacts';
import type { LoadFailure } from '@wallet/ui/patterns/PageStates';
import type { KycView } from '@wallet/ui/screens/kyc';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { needsCameraWarning } from '../../adapters/identity-verification/needsCameraWarning.ts';
import { createWindowMessages } from '../../adapters/identity-verification/createWindowMessages.ts';
import { attempt } from '../../api/outcome.ts';
import { useKycSteps } from '../../data/kyc.ts';
import { useSetUpPassword } from '../../data/passwords/firstPassword.ts';
import { userInfoKeys, useUserInfo } from '../../data/user-info.ts';
import type { Config } from '../../config/config.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import type { Session } from '../../session/Session.ts';
import { sessionKeys } from '../../storage/keys.ts';

const readBrowserFacts = () => ({ userAgent: navigator.userAgent, hasCamera: navigator.mediaDevices !== undefined });

/**
 * The identity check of the signed-in customer. Its view follows the status, whether it changes in this tab, in another one or at the
 * provider.
 */
export function useKyc() {
  const session = useSession();
  const { storage, config, locale, reportThird } = useServices();
  const { identity } = config.ports;
  const kind = identity?.kind ?? 'frame';
  const { start, finish, refresh } = useKycSteps();
  const setUpPassword = useSetUpPassword();
  const [state, dispatch] = useReducer(reduceKyc, { name: 'idle' });
  const status = session?.status ?? '';
  useStatusWatch(status);

  /** If the step is no longer available, refreshes the status, which decides the customer's page (D-KYC-13). */
  async function runStep(action: () => Promise<unknown>): Promise<CallOutcome> {
    const outcome = await attempt(action);
    if (outcome.kind === 'refused') await refresh();
    return outcome;
  }

  /** Closes the frame and returns to the intro (D-KYC-16). */
  const leaveFrame = useCallback((): void => {
    storage.remove(sessionKeys.applyForKyc);
    dispatch({ name: 'left' });
  }, [storage]);

  const hasResumed = useRef(false);
  const onApply = (): Promise<CallOutcome> => {
    // Applied in this page view, so there is nothing to resume. A second start would discard what the frame has already reported.
    hasResumed.current = true;
    return runStep(async () => {
      const url = addLanguage(await start(), identity, locale.slice(0, 2));
      storage.write(sessionKeys.applyForKyc, true);
      dispatch({ name: 'started', url, showsCameraWarning: needsCameraWarning(readBrowserFacts()) });
    });
  };

  const onFinishAgain = async (): Promise<CallOutcome> => {
    const outcome = await runStep(finish);
    if (outcome.kind === 'failed') dispatch({ name: 'finishFailed', failure: outcome.failure });
    else leaveFrame();
    return outcome;
  };

  // Already applied in this tab: resume the frame after a reload (D-KYC-15).
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
      stopListening.current = createWindowMessages(kind).listen(frame, url, (message) => {
        dispatch({ name: 'spoke' });
        if (message === 'complete') dispatch({ name: 'completed' });
        if (message === 'help/camera') dispatch({ name: 'cameraHelpWanted' });
        if (message === 'cancelled') leaveFrame();
        if (message === 'reload') dispatch({ name: 'reloaded' });
        if (message === 'expired') void latest.current.onApply();
      });
    },
    [url, kind, leaveFrame],
  );
  const onFrameFailed = useCallback((reason: 'blocked' | 'slow') => reportThird('identity', reason), [reportThird]);

  return {
    view: session === null ? null : addHost(toKycView(session, state), state, identity),
    /** True while the frame is open or about to open. A reload resumes it (D-KYC-15). */
    isAppliedFor: mayResume || state.name === 'frame',
    onApply,
    onFinishAgain,
    onFrameWindow,
    onFrameFailed,
    onCloseCameraWarning: (): void => dispatch({ name: 'warningClosed' }),
    onSavePassword: async (password: string): Promise<CallOutcome<'password'>> => {
      const outcome = await attempt(() => setUpPassword(password), { fields: { password: 'password' } });
      // Another tab was faster. The refreshed status redirects to the accounts (D-PWD-24).
      if (outcome.kind === 'refused' && outcome.fields?.password === undefined) await refresh();
      return outcome;
    },
    leaveFrame,
  };
}

type Identity = Config['ports']['identity'];

/** Adds the customer's language to the URL unless it already has one (THIRD-012). */
export function addLanguage(url: string, identity: Identity, language: string): string {
  if (identity === undefined || !URL.canParse(url)) return url;
  const address = new URL(url);
  const name = identity.languageParameter ?? 'lang';
  if (!address.searchParams.has(name)) address.searchParams.set(name, language);
  return address.href;
}

/** Adds what the page needs to know about a host on another origin (THIRD-043). */
export function addHost(view: KycView | null, state: KycState, identity: Identity): KycView | null {
  if (view?.name !== 'frame' || identity === undefined) return view;
  const { kind, announces = kind !== 'frame', permissions = ['camera', 'microphone', 'fullscreen'] } = identity;
  return { ...view, host: { allow: permissions.join('; '), announces, hasSpoken: state.name !== 'frame' || state.hasSpoken } };
}

/** Polling interval by status, in milliseconds (D-KYC-05). */
const POLL_INTERVALS_MS: Readonly<Record<string, number>> = { kyc_finish: 10_000, moderating: 60_000 };

/** Keeps the status up to date: on entry, periodically while a check is running and the tab is visible, and on returning to the tab. */
export function useStatusWatch(status: string): void {
  const { clock } = useServices();
  const queries = useQueryClient();
  useUserInfo();
  useEffect(() => {
    const interval = POLL_INTERVALS_MS[status];
    if (interval === undefined) return undefined;
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') void queries.invalidateQueries({ queryKey: userInfoKeys.all });
    };
    let cancel = () => undefined as void;
    const schedule = () => {
      cancel = clock.after(interval, () => {
        refreshIfVisible();
        schedule();
      });
    };
    schedule();
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, [status, clock, queries]);
}

/** State of this tab, independent of the customer's status. */
export type KycState =
  | { readonly name: 'idle' }
  | { readonly name: 'frame'; readonly url: string; readonly showsCameraWarning: boolean; readonly hasSpoken: boolean }
  /** The frame reported `complete`. The provider is notified once, however often the frame repeats it (D-KYC-13). */
  | { readonly name: 'finishing'; readonly url: string }
  | { readonly name: 'unfinished'; readonly failure: LoadFailure };

export type KycEvent =
  | { readonly name: 'started'; readonly url: string; readonly showsCameraWarning: boolean }
  /** `spoke`: the frame sent a message, so it has loaded. `reloaded`: the frame requests a reload of its page. */
  | { readonly name: 'spoke' | 'reloaded' | 'cameraHelpWanted' | 'warningClosed' | 'completed' | 'left' }
  | { readonly name: 'finishFailed'; readonly failure: LoadFailure };

/** Returns the same page under a new URL, so that the frame loads it again. */
function toReloadedUrl(url: string): string {
  const address = new URL(url);
  address.searchParams.set('reload', String(Number(address.searchParams.get('reload') ?? '0') + 1));
  return address.href;
}

/** Intro, frame and finish (KYC-004, KYC-017). Events that do not apply to the current state are ignored. */
export function reduceKyc(state: KycState, event: KycEvent): KycState {
  switch (event.name) {
    case 'started':
      return { name: 'frame', url: event.url, showsCameraWarning: event.showsCameraWarning, hasSpoken: false };
    case 'spoke':
      return state.name === 'frame' ? { ...state, hasSpoken: true } : state;
    case 'reloaded':
      return state.name === 'frame' ? { ...state, hasSpoken: false, url: toReloadedUrl(state.url) } : state;
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

/** Returns the view of a status (KYC-003 to KYC-008), or null for a status without one, which the guard redirects (KYC-010). */
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
