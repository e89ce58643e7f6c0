import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { cameraIcon } from '../../foundations/Icon/glyphs/cameraIcon.ts';
import { useCopied } from '../../foundations/copying/useCopied.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { kycTexts } from './kyc.texts.ts';
import type { KycScreenProps, KycView } from './KycScreen.types.ts';

/** A frame that shows nothing for so long will not come any more (D-KYC-14). */
const MOST_LOADING_MS = 20_000;

/** How long the confirmation of a copy is (LIM-038). */
const COPIED_MS = 2000;

const StyledFrame = styled.iframe`
  inline-size: 100%;
  min-block-size: 600px;
  border: 1px solid var(--component-card-border);
  border-radius: var(--component-card-radius);
  background: var(--semantic-color-bg-surface);
`;

type KycFrameProps = Pick<KycScreenProps, 'onFrameWindow' | 'onCloseCameraWarning' | 'supportHref'> & {
  readonly view: Extract<KycView, { name: 'frame' }>;
};

/** The identity host's page in a frame, with the warning about the camera above it (KYC-004, KYC-011). */
export function KycFrame({ view, onFrameWindow, onCloseCameraWarning, supportHref }: KycFrameProps) {
  const texts = useTexts(kycTexts);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (state === 'failed') return undefined;
    onFrameWindow(frame.current?.contentWindow ?? null);
    return () => onFrameWindow(null);
  }, [onFrameWindow, state]);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), MOST_LOADING_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'failed') {
    return (
      <ErrorState
        level={1}
        title={texts.somethingWentWrong}
        action={
          <Stack gap={8}>
            <Button onClick={() => setState('loading')}>{texts.tryAgain}</Button>
            <LinkButton variant="quiet" href={supportHref}>
              {texts.contactSupport}
            </LinkButton>
          </Stack>
        }
      />
    );
  }
  return (
    <>
      <Heading level={1} type="title-lg" tabIndex={-1}>
        {texts.frame.title}
      </Heading>
      {view.showsCameraWarning ? <CameraWarning onClose={onCloseCameraWarning} /> : null}
      <StyledFrame
        ref={frame}
        title={texts.frame.title}
        src={view.url}
        allow="camera; microphone; fullscreen"
        aria-busy={state === 'loading'}
        onLoad={() => setState('loaded')}
      />
    </>
  );
}

function CameraWarning({ onClose }: { readonly onClose: () => void }) {
  const { frame: texts } = useTexts(kycTexts);
  const { state, copy } = useCopied(COPIED_MS);
  return (
    <Notice
      kind="warning"
      icon={cameraIcon}
      live="polite"
      onDismiss={onClose}
      dismissLabel={texts.close}
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
