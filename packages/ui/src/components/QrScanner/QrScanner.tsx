import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { closeIcon } from '../../foundations/Icon/glyphs/closeIcon.ts';
import { FullOverlay } from '../../foundations/overlay/FullOverlay.styles.ts';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { StyledScanner } from './QrScanner.styles.ts';
import { qrScannerTexts } from './QrScanner.texts.ts';
import { readFromCamera } from './readFromCamera.ts';

/** Why the camera is unavailable: `denied` by the customer or the browser, or `missing` when none can be used. */
export type CameraFailure = 'denied' | 'missing';

export type QrScannerProps = DialogElementProps &
  Pick<OverlayProps, 'onOpenChange'> & {
    /** Requests the camera from the browser. Called once, on mount. */
    readonly openCamera: () => Promise<MediaStream>;
    /** Receives the text of the first code found, after the camera is switched off. */
    readonly onRead: (text: string) => void;
    /** Called when there is no camera image. The caller continues without the scanner. */
    readonly onUnavailable: (failure: CameraFailure) => void;
    /** Text overrides. Missing keys use the defaults. */
    readonly texts?: Partial<Omit<typeof qrScannerTexts, symbol>> | undefined;
  };

const failureOf = (error: unknown): CameraFailure =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError') ? 'denied' : 'missing';

/**
 * Scans a QR code with the camera, full screen on a phone and a panel from tablet width up (ARIA modal dialog in the single overlay slot).
 * Mount it to open it, and load it lazily. The camera is on only while the scanner is mounted and the page is visible.
 */
export function QrScanner({ openCamera, onRead, onUnavailable, onOpenChange, texts, ...rest }: QrScannerProps) {
  const titleId = useId();
  const words = { ...useTexts(qrScannerTexts), ...texts };
  const [isLive, setIsLive] = useState(false);
  return (
    <FullOverlay {...rest} onOpenChange={onOpenChange} aria-labelledby={titleId} aria-busy={!isLive || undefined}>
      {(requestClose) => (
        <StyledScanner>
          <header>
            <button type="button" aria-label={words.close} onClick={requestClose}>
              <Icon glyph={closeIcon} size={24} />
            </button>
            <h2 id={titleId}>{words.title}</h2>
          </header>
          <div data-part="view">
            <CameraView {...{ openCamera, onRead, onUnavailable, onOpenChange }} onLive={() => setIsLive(true)} />
          </div>
          <output>{isLive ? words.hint : words.opening}</output>
        </StyledScanner>
      )}
    </FullOverlay>
  );
}

type CameraViewProps = Pick<QrScannerProps, 'openCamera' | 'onRead' | 'onUnavailable' | 'onOpenChange'> & {
  /** Called when the camera image appears. */
  readonly onLive: () => void;
};

/** The camera image. A separate component, so that its effect runs once the overlay is in the page. */
function CameraView(props: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (video.current === null) return;
    const closing = new AbortController();
    const { signal } = closing;
    document.addEventListener('visibilitychange', () => document.hidden && latest.current.onOpenChange?.(false), { signal });
    readFromCamera({ video: video.current, openCamera: latest.current.openCamera, signal, onLive: () => latest.current.onLive() }).then(
      (text) => (text === null ? undefined : latest.current.onRead(text)),
      (error: unknown) => (signal.aborted ? undefined : latest.current.onUnavailable(failureOf(error))),
    );
    return () => closing.abort();
  }, []);

  return <video ref={video} muted playsInline aria-hidden />;
}
