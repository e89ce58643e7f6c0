import { openOverlay } from './walletUi.ts';

type OverlayElement = Parameters<typeof openOverlay>[0];

/** Opens an overlay and waits until it is closed: by its own answer, by the customer, or by another overlay replacing it. */
export function waitUntilClosed<T>(
  closed: T,
  draw: (finish: (answer: T) => void, onOpenChange: (open: boolean) => void) => OverlayElement,
): Promise<T> {
  return new Promise((resolve) => {
    const finish = (answer: T): void => {
      resolve(answer);
      close();
    };
    const close = openOverlay(
      draw(finish, (open) => {
        if (!open) resolve(closed);
      }),
    );
  });
}
