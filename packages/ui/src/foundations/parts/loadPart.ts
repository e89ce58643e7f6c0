import { registerPending } from './settled.ts';

/** A lazy part of the app failed to load, usually because a deployment has replaced the build (D-APP-03). */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
}

/** After this time the page was not left after all: the next one is slow, or there is none, as with a download. */
const RETRY_DELAY_MS = 1000;

/**
 * Detects whether the page is being left. Listens only while a part is loading, because a page with the listener is kept out of the
 * back/forward cache.
 */
function watchPageLeave() {
  let isLeaving = false;
  const leave = (): void => {
    isLeaving = true;
  };
  globalThis.addEventListener?.('beforeunload', leave);
  return { isLeaving: () => isLeaving, stop: () => globalThis.removeEventListener?.('beforeunload', leave) };
}

/**
 * Loads a part of the app. When the browser aborts the load because the page is being left, it is retried if the page is still there after
 * a second, and does not count as a failure. Otherwise recovery by a reload would cancel the customer's navigation.
 * @throws MissingPart when the part was replaced or the network is down
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const [end, leaving] = [registerPending(), watchPageLeave()];
  try {
    return await load().catch(async (brokenOff: unknown) => {
      if (!leaving.isLeaving()) throw brokenOff;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      return load();
    });
  } catch (cause) {
    throw new MissingPart('A part of the app could not be loaded. It was replaced by a newer one, or the network was lost.', { cause });
  } finally {
    leaving.stop();
    end();
  }
}
