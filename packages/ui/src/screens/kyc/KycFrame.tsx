import { useEffect, useRef, useState, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { cameraIcon } from '../../foundations/Icon/icons.ts';
import { useCopyConfirmation } from '../../foundations/copying/useCopyConfirmation.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import { VisitorTitle } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { kycTexts } from './kyc.texts.ts';
import type { KycScreenProps, KycView } from './KycScreen.types.ts';

/** Time after which a frame that is still empty counts as failed (D-KYC-14). */
const MAX_LOADING_MS = 20_000;
/** Time after which a status says that loading takes longer (THIRD-043). */
const SLOW_NOTICE_DELAY_MS = 10_000;

/** How long the confirmation of a copy is shown (LIM-038). */
const COPIED_MS = 2000;

const StyledFrame = styled.iframe`
  inline-size: 100%;
  min-block-size: 600px;
  border: 1px solid var(--component-card-border);
  border-radius: var(--component-card-radius);
  background: var(--semantic-color-bg-surface);
`;

type KycFrameProps = Pick<KycScreenProps, 'onFrameWindow' | 'onFrameFailed' | 'onCloseCameraWarning' | 'supportHref'> & {
  readonly view: Extract<KycView, { name: 'frame' }>;
};

type FrameState = 'loading' | 'slow' | 'loaded' | 'failed';

/** Tracks how the frame loads. A policy that blocks it is reported immediately, whatever the frame's `load` event says (THIRD-043). */
function useFrameState({ url, host }: KycFrameProps['view'], onFrameFailed: KycScreenProps['onFrameFailed']) {
  const [state, setState] = useState<FrameState>('loading');
  const hasSentMessage = host?.hasSpoken === true;
  const isPending = !hasSentMessage && (state === 'loading' || state === 'slow');
  const fail = useEffectEvent((reason: 'blocked' | 'slow') => {
    setState('failed');
    onFrameFailed?.(reason);
  });
  useEffect(() => {
    if (!isPending) return undefined;
    const slow = setTimeout(() => setState((before) => (before === 'loading' ? 'slow' : before)), SLOW_NOTICE_DELAY_MS);
    const late = setTimeout(() => fail('slow'), MAX_LOADING_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(late);
    };
  }, [isPending]);
  useEffect(() => {
    const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && URL.canParse(url) && blockedURI.startsWith(new URL(url).origin)) fail('blocked');
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [url]);
  return {
    state: hasSentMessage && state !== 'failed' ? 'loaded' : state,
    onLoad: () => setState((before) => (before === 'failed' || host?.announces === true ? before : 'loaded')),
    retry: () => setState('loading'),
  };
}

/** The identity host's page in a frame, below the camera warning (KYC-004, KYC-011). */
export function KycFrame({ view, onFrameWindow, onFrameFailed, onCloseCameraWarning, supportHref }: KycFrameProps) {
  const texts = useTexts(kycTexts);
  const { state, onLoad, retry } = useFrameState(view, onFrameFailed);
  const [attempt, setAttempt] = useState(0);
  const hasFrame = state !== 'failed';
  const tryAgain = (): void => {
    setAttempt((before) => before + 1);
    retry();
  };
  const ways = (
    <Stack gap={8}>
      <RetryButton variant={hasFrame ? 'quiet' : 'primary'} onClick={tryAgain} />
      <LinkButton variant="quiet" href={supportHref}>
        {texts.contactSupport}
      </LinkButton>
    </Stack>
  );
  if (!hasFrame) return <ErrorState level={1} title={texts.somethingWentWrong} action={ways} />;
  const isAwaited = state !== 'loaded';
  const { host } = view;
  return (
    <>
      <VisitorTitle title={texts.frame.title} />
      {view.showsCameraWarning ? <CameraWarning onClose={onCloseCameraWarning} /> : null}
      {isAwaited && host !== undefined ? <Skeleton variant="card" count={3} label={texts.frame.loading} /> : null}
      {state === 'slow' ? <Text role="status">{texts.frame.slow}</Text> : null}
      <HostFrame key={`${attempt} ${view.url}`} view={view} isAwaited={isAwaited} onLoad={onLoad} onFrameWindow={onFrameWindow} />
      {host === undefined || host.hasSpoken ? null : (
        <Stack gap={8}>
          <Text>{texts.frame.empty}</Text>
          {ways}
        </Stack>
      )}
    </>
  );
}

type HostFrameProps = Pick<KycFrameProps, 'view' | 'onFrameWindow'> & { readonly isAwaited: boolean; readonly onLoad: () => void };

/** The frame itself. It is recreated for each attempt and each URL, because a new token in the hash alone would not reload it. */
function HostFrame({ view: { url, host }, isAwaited, onLoad, onFrameWindow }: HostFrameProps) {
  const texts = useTexts(kycTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    onFrameWindow(frame.current?.contentWindow ?? null);
    return () => onFrameWindow(null);
  }, [onFrameWindow]);
  return (
    <StyledFrame
      ref={frame}
      title={texts.frame.title}
      src={url}
      allow={host?.allow ?? 'camera; microphone; fullscreen'}
      referrerPolicy="origin"
      aria-busy={isAwaited}
      onLoad={onLoad}
    />
  );
}

function CameraWarning({ onClose }: { readonly onClose: () => void }) {
  const { frame: texts } = useTexts(kycTexts);
  const { state, copy } = useCopyConfirmation(COPIED_MS);
  return (
    <Notice
      kind="warning"
      icon={cameraIcon}
      live="polite"
      onDismiss={onClose}
      action={
        <Button variant="quiet" size="sm" onClick={() => void copy(location.href)}>
          {state === 'copied' ? texts.copied : texts.copyLink}
        </Button>
      }
    >
      {texts.camera}
    </Notice>
  );
}
