import { openReader } from './openReader.ts';

/** Between two looks at the picture: often enough for a hand that moves, seldom enough for a battery. */
const PAUSE_MS = 100;

type Watching = {
  readonly video: HTMLVideoElement;
  readonly openCamera: () => Promise<MediaStream>;
  /** Aborted, the camera is off at once. */
  readonly signal: AbortSignal;
  /** The picture is there. */
  readonly onLive: () => void;
};

/**
 * Shows the camera in a video until a QR code is in its picture. Whatever ends it, the camera is off then.
 * @returns the code's text, null when it was aborted
 * @throws what the browser says where it gives no camera
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
