import type { JSHandle, Locator } from '@playwright/test';

const WIDTH = 640;
const HEIGHT = 480;
const SIDE = 320;

/**
 * Gives the page a fake camera that shows a drawn code.
 * @param drawing an SVG, as text
 * @returns the camera's stream, so that a journey can check whether it is still on
 */
export function showToCamera(page: ReturnType<Locator['page']>, drawing: string): Promise<JSHandle<MediaStream>> {
  return page.evaluateHandle(
    async ({ svg, width, height, side }) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const picture = canvas.getContext('2d');
      // An unchanged canvas emits no frames.
      setInterval(() => {
        if (picture === null) return;
        picture.fillStyle = 'white';
        picture.fillRect(0, 0, width, height);
        picture.drawImage(image, (width - side) / 2, (height - side) / 2, side, side);
      }, 50);
      const stream = canvas.captureStream(20);
      navigator.mediaDevices.getUserMedia = async () => stream;
      return stream;
    },
    { svg: drawing, width: WIDTH, height: HEIGHT, side: SIDE },
  );
}

export const serializeDrawing = (drawn: Locator): Promise<string> =>
  drawn.evaluate((element) => new XMLSerializer().serializeToString(element));
