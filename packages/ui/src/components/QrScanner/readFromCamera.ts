import { openReader } from './openReader.ts';

/** Pause between two frames: short enough for an unsteady hand, long enough to spare the battery. */
const PAUSE_MS = 100;

type Watching = {
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
export async function readFromCamera({ video, openCamera, signal, onLive }: Watching): Promise<string | null> {
  const stream = await openCamera();
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) return null;
    video.srcObject = stream;
    const [read] = await Promise.all([openReader(), video.play()]);
    onLive();
    while (!signal.aborted) {
      if (!stream.active) throw new DOMException('The camera has gone', 'NotReadableError');
      const text = video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? null : await read(video);
      if (text !== null && text !== '') return signal.aborted ? null : text;
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE_MS);
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
