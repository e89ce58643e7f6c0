import type { KycOutcome, KycView, SetPasswordOutcome } from '@wallet/ui/screens/kyc/KycScreen.types';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { needsCameraWarning } from '../../adapters/identity-verification/needsCameraWarning.ts';
import { windowMessages } from '../../adapters/identity-verification/windowMessages.ts';
import { toOutcome } from '../../api/toOutcome.ts';
import { useKycSteps } from '../../data/kyc/useKycSteps.ts';
import { useSetUpPassword } from '../../data/passwords/useSetUpPassword.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { sessionKeys } from '../../storage/keys.ts';
import { kycFlow } from './kycFlow.ts';
import { toKycView } from './toKycView.ts';
import { useStatusWatch } from './useStatusWatch.ts';

const browserFacts = () => ({ userAgent: navigator.userAgent, hasCamera: navigator.mediaDevices !== undefined });

export type Kyc = {
  readonly view: KycView | null;
  /** The frame is open, or will be: a reload goes on with it (D-KYC-15). */
  readonly isAppliedFor: boolean;
  readonly onApply: () => Promise<KycOutcome>;
  readonly onFrameWindow: (frame: Window | null) => void;
  readonly onCloseCameraWarning: () => void;
  readonly onFinishAgain: () => Promise<KycOutcome>;
  readonly onSavePassword: (password: string) => Promise<SetPasswordOutcome>;
  /** Leaves the frame for the intro (D-KYC-16). */
  readonly leaveFrame: () => void;
};

/** The identity check of the signed-in customer. Its page follows the status, whoever changes it: this tab, another one, the provider. */
export function useKyc(): Kyc {
  const session = useSession();
  const { storage } = useServices();
  const { start, finish, refresh } = useKycSteps();
  const setUpPassword = useSetUpPassword();
  const [state, dispatch] = useReducer(kycFlow, { name: 'idle' });
  const status = session?.status ?? '';
  useStatusWatch(status);

  /** A step that is no longer open to the customer: the newest status tells which page is theirs (D-KYC-13). */
  async function step(action: () => Promise<unknown>): Promise<KycOutcome> {
    const outcome = await toOutcome(action);
    if (outcome.kind === 'refused') await refresh();
    return outcome;
  }

  const onApply = (): Promise<KycOutcome> =>
    step(async () => {
      const url = await start();
      storage.write(sessionKeys.applyForKyc, true);
      dispatch({ name: 'started', url, showsCameraWarning: needsCameraWarning(browserFacts()) });
    });

  const onFinishAgain = async (): Promise<KycOutcome> => {
    const outcome = await step(finish);
    if (outcome.kind === 'failed') dispatch({ name: 'finishFailed', failure: outcome.failure });
    else {
      storage.remove(sessionKeys.applyForKyc);
      dispatch({ name: 'left' });
    }
    return outcome;
  };

  // Applied for in this tab already: a reload goes on with the frame (D-KYC-15).
  const hasResumed = useRef(false);
  const mayResume = status === 'kyc_start' && storage.read(sessionKeys.applyForKyc) === true;
  const latest = useRef({ onApply, onFinishAgain });
  useEffect(() => {
    latest.current = { onApply, onFinishAgain };
  });
  useEffect(() => {
    if (hasResumed.current || !mayResume) return;
    hasResumed.current = true;
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
      stopListening.current = windowMessages.listen(frame, url, (message) =>
        dispatch({ name: message === 'complete' ? 'completed' : 'cameraHelpWanted' }),
      );
    },
    [url],
  );

  return {
    view: session === null ? null : toKycView(session, state),
    isAppliedFor: mayResume || state.name === 'frame',
    onApply,
    onFinishAgain,
    onFrameWindow,
    onCloseCameraWarning: () => dispatch({ name: 'warningClosed' }),
    onSavePassword: async (password) => {
      const outcome = await toOutcome(() => setUpPassword(password), { password: 'password' });
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
