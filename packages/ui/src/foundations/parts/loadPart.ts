import { MissingPart } from './MissingPart.ts';
import { beginPart } from './settled.ts';

/** After so long a page that was to be left is still there: the next one is slow, or there is none, as with a download. */
const STILL_THERE_MS = 1000;

/** Hears whether the page is being left. At rest nobody listens: browsers keep such a page for the way back. */
function hearLeaving() {
  let isLeaving = false;
  const leave = (): void => {
    isLeaving = true;
  };
  globalThis.addEventListener?.('beforeunload', leave);
  return { isLeaving: () => isLeaving, stop: () => globalThis.removeEventListener?.('beforeunload', leave) };
}

/**
 * Loads a part of the app. One that the browser breaks off because the page is being left is loaded again where the page is still there then, and
 * is no failure: whoever mended it by a reload would take the customer's way from them.
 * @throws MissingPart it was replaced, or the network is gone
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const [end, leaving] = [beginPart(), hearLeaving()];
  try {
    return await load().catch(async (brokenOff: unknown) => {
      if (!leaving.isLeaving()) throw brokenOff;
      await new Promise((resolve) => setTimeout(resolve, STILL_THERE_MS));
      return load();
    });
  } catch (cause) {
    throw new MissingPart('A part of the app could not be loaded. It was replaced by a newer one, or the network was lost.', { cause });
  } finally {
    leaving.stop();
    end();
  }
}
