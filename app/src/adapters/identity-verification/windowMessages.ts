import { type Dialect, originOf, readFrameMessage } from './readFrameMessage.ts';

/** What the identity host's frame tells its embedder (KYC-017, KYC-018). */
/** `ready`: it is there; `cancelled`: the customer has left it; `reload`, `expired`: its page is to be loaded, its session started over (THIRD-045, THIRD-046). */
export type FrameMessage = 'complete' | 'help/camera' | 'ready' | 'cancelled' | 'reload' | 'expired';

/** The identity host, as the app meets it: a page in a frame that speaks to us. */
type IdentityVerification = {
  /**
   * Hears one frame; the answer stops.
   * @param frame its window: no other may speak for it
   * @param url its address: the origin that is believed
   */
  readonly listen: (frame: Window, url: string, hear: (message: FrameMessage) => void) => () => void;
};

/** Veriff shows nothing before its greeting is answered. */
const RENDER = {
  name: 'VERIFF_RENDER',
  payload: { version: '2.5.0', isReloadHandled: true, isVeriffIframeMobile: false, embeddedConfigured: false, embedded: true },
};

/** Hears the frame by `postMessage`: the host's own way, and that of the page which stands in for it. */
export const windowMessages = (dialect: Dialect): IdentityVerification => ({
  listen: (frame, url, hear) => {
    const receive = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, frame, url, dialect);
      if (message === null) return;
      if (dialect === 'veriff' && message === 'ready') frame.postMessage(RENDER, originOf(url) ?? url);
      hear(message);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  },
});
