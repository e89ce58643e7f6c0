import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { closeIcon } from '../../foundations/Icon/icons.ts';
import { FullOverlay } from '../../foundations/overlay/FullOverlay.tsx';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { qrScannerTexts } from './QrScanner.texts.ts';
import { styled } from 'styled-components';

const StyledScanner = styled.div`
  > header {
    display: grid;
    grid-template-columns: var(--primitive-size-touch) 1fr var(--primitive-size-touch);
    align-items: center;
    flex: none;
    min-block-size: var(--component-header-height);
    padding-inline: var(--primitive-space-8);
  }
  h2 {
    font: var(--semantic-typography-title-sm);
    text-align: center;
  }
  button {
    display: grid;
    place-items: center;
    block-size: var(--primitive-size-touch);
    border-radius: var(--primitive-radius-full);
    color: var(--semantic-color-icon-default);
  }
  > [data-part='view'] {
    position: relative;
    flex: 1;
    min-block-size: 0;
    margin-inline: var(--primitive-space-20);
    border-radius: var(--semantic-shape-card);
    background: var(--semantic-color-bg-hero);
    overflow: hidden;
  }
  video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* Frame for positioning the code. */
  [data-part='view']::after {
    content: '';
    position: absolute;
    inset: 0;
    max-inline-size: 70%;
    max-block-size: 70%;
    aspect-ratio: 1;
    margin: auto;
    border: 3px solid var(--semantic-color-bg-qr);
    border-radius: var(--semantic-shape-card);
  }
  > output {
    flex: none;
    padding: var(--primitive-space-16) var(--primitive-space-20) var(--primitive-space-24);
    color: var(--semantic-color-text-secondary);
    text-align: center;
  }
`;

type Detector = { readonly detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> };

declare global {
  interface Window {
    /** The Shape Detection API. Only Chromium on Android and macOS has it. */
    readonly BarcodeDetector?: {
      new (options: { formats: 'qr_code'[] }): Detector;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}

/** Resolves with the text of the QR code in the video's current frame, or with null. */
type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

async function createBrowserDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = window;
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return BarcodeDetector !== undefined && formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
}

/** The same API in JavaScript, 15 KB. Loaded only when the browser has no detector. */
async function loadLibraryDetector(): Promise<Detector> {
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** Returns a QR code reader: the browser's own, or a library when it is missing or fails. */
async function createQrReader(): Promise<ReadFrame> {
  let detector = (await createBrowserDetector()) ?? (await loadLibraryDetector());
  return async (video) => {
    const codes = await detector.detect(video).catch(async () => {
      detector = await loadLibraryDetector();
      return detector.detect(video);
    });
    return codes[0]?.rawValue ?? null;
  };
}

/** Pause between two frames: short enough for an unsteady hand, long enough to spare the battery. */
const FRAME_INTERVAL_MS = 100;

type ReadFromCameraOptions = {
  readonly video: HTMLVideoElement;
  readonly openCamera: () => Promise<MediaStream>;
  /** Aborting switches the camera off immediately. */
  readonly signal: AbortSignal;
  /** Called when the camera image appears. */
  readonly onLive: () => void;
};

/**
 * Shows the camera in a video until a QR code is in view. The camera is switched off in every case.
 * @returns the code's text, or null when aborted
 * @throws the browser's error when no camera is available
 */
async function readFromCamera({ video, openCamera, signal, onLive }: ReadFromCameraOptions): Promise<string | null> {
  const stream = await openCamera();
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) return null;
    video.srcObject = stream;
    const [read] = await Promise.all([createQrReader(), video.play()]);
    onLive();
    while (!signal.aborted) {
      if (!stream.active) throw new DOMException('The camera has gone', 'NotReadableError');
      const text = video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? null : await read(video);
      if (text !== null && text !== '') return signal.aborted ? null : text;
      await new Promise((resolve) => {
        setTimeout(resolve, FRAME_INTERVAL_MS);
      });
    }
    return null;
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  } finally {
    stop();
  }
}

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
  };

const toCameraFailure = (error: unknown): CameraFailure =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError') ? 'denied' : 'missing';

/**
 * Scans a QR code with the camera, full screen on a phone and a panel from tablet width up (ARIA modal dialog in the single overlay slot).
 * Mount it to open it, and load it lazily. The camera is on only while the scanner is mounted and the page is visible.
 */
export function QrScanner({ openCamera, onRead, onUnavailable, onOpenChange, ...rest }: QrScannerProps) {
  const titleId = useId();
  const texts = useTexts(qrScannerTexts);
  const [isLive, setIsLive] = useState(false);
  return (
    <FullOverlay {...rest} onOpenChange={onOpenChange} aria-labelledby={titleId} aria-busy={!isLive || undefined}>
      {(requestClose) => (
        <StyledScanner>
          <header>
            <button type="button" aria-label={texts.close} onClick={requestClose}>
              <Icon glyph={closeIcon} size={24} />
            </button>
            <h2 id={titleId}>{texts.title}</h2>
          </header>
          <div data-part="view">
            <CameraView {...{ openCamera, onRead, onUnavailable, onOpenChange }} onLive={() => setIsLive(true)} />
          </div>
          <output>{isLive ? texts.hint : texts.opening}</output>
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
      (error: unknown) => (signal.aborted ? undefined : latest.current.onUnavailable(toCameraFailure(error))),
    );
    return () => closing.abort();
  }, []);

  return <video ref={video} muted playsInline aria-hidden />;
}
