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

/** Why there is no picture: the customer or the browser refuses the camera, or none can be used. */
export type CameraFailure = 'denied' | 'missing';

export type QrScannerProps = DialogElementProps &
  Pick<OverlayProps, 'onOpenChange'> & {
    /** Asks the browser for the camera; called once, when the scanner is mounted. */
    readonly openCamera: () => Promise<MediaStream>;
    /** Receives the text of the first code that is seen; the camera is off by then. */
    readonly onRead: (text: string) => void;
    /** There is no picture to read from; the one who opened the scanner goes on without it. */
    readonly onUnavailable: (failure: CameraFailure) => void;
    /** Words of the scanner; those left out are built in. */
    readonly texts?: Partial<Omit<typeof qrScannerTexts, symbol>> | undefined;
  };

const failureOf = (error: unknown): CameraFailure =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError') ? 'denied' : 'missing';

/**
 * Reads a QR code with the camera: the whole of a phone, a panel from a tablet up (ARIA modal dialog in the one overlay slot). Mount it to
 * open it, load it lazily. The camera is on while it is mounted and the page is in sight, and not a moment longer.
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
  /** The camera's picture is there. */
  readonly onLive: () => void;
};

/** What the camera sees: a part of its own, which begins once the overlay is in the page. */
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
