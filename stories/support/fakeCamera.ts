import encodeQR from 'qr';

const MODULE_PX = 6;
const FRAMES_PER_SECOND = 20;

export type FakeCamera = {
  readonly openCamera: () => Promise<MediaStream>;
  /** Number of opened streams that are still active. */
  readonly live: () => number;
};

/** Draws a code as if held in front of a camera: slightly rotated, on an off-white table. */
function drawCode(canvas: HTMLCanvasElement, text: string): void {
  const code = text === '' ? [] : encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  canvas.width = 640;
  canvas.height = 480;
  const picture = canvas.getContext('2d');
  if (picture === null) return;
  picture.fillStyle = '#7a6a58';
  picture.fillRect(0, 0, canvas.width, canvas.height);
  picture.translate(canvas.width / 2, canvas.height / 2);
  picture.rotate(0.12);
  const start = (-code.length * MODULE_PX) / 2;
  code.forEach((row, y) =>
    row.forEach((isDark, x) => {
      picture.fillStyle = isDark ? '#1b1b1b' : '#f4f4f0';
      picture.fillRect(start + x * MODULE_PX, start + y * MODULE_PX, MODULE_PX, MODULE_PX);
    }),
  );
}

/** A camera that films a code, or an empty table for ''. The stream is a real one of the browser, so it stays active until stopped. */
export function createCamera(text: string): FakeCamera {
  const streams: MediaStream[] = [];
  return {
    live: () => streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length,
    openCamera: async () => {
      const canvas = document.createElement('canvas');
      drawCode(canvas, text);
      const stream = canvas.captureStream(FRAMES_PER_SECOND);
      streams.push(stream);
      // A canvas that does not change emits no frames.
      const drawing = setInterval(() => (stream.active ? drawCode(canvas, text) : clearInterval(drawing)), 1000 / FRAMES_PER_SECOND);
      return stream;
    },
  };
}

/** A browser without camera access: the customer denied it (`NotAllowedError`) or there is no camera (`NotFoundError`). */
export const rejectCamera = (name: string) => (): Promise<MediaStream> => Promise.reject(new DOMException('no camera', name));
