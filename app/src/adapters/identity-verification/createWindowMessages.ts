import { type Dialect, parseOrigin, readFrameMessage } from './readFrameMessage.ts';

/**
 * Messages of the identity host's frame (KYC-017, KYC-018). `ready`: it has loaded. `cancelled`: the customer has left it. `reload`: its
 * page must be loaded again. `expired`: its session must be started again (THIRD-045, THIRD-046).
 */
export type FrameMessage = 'complete' | 'help/camera' | 'ready' | 'cancelled' | 'reload' | 'expired';

type IdentityVerification = {
  /**
   * Listens to one frame and returns a function that stops.
   * @param frame the only window whose messages are accepted
   * @param url the frame's address, whose origin is the only one accepted
   */
  readonly listen: (frame: Window, url: string, hear: (message: FrameMessage) => void) => () => void;
};

/** Veriff renders nothing until its handshake is answered. */
const RENDER_MESSAGE = {
  name: 'VERIFF_RENDER',
  payload: { version: '2.5.0', isReloadHandled: true, isVeriffIframeMobile: false, embeddedConfigured: false, embedded: true },
};

/** Receives the frame's messages by `postMessage`, as used by the host and by the page that stands in for it. */
export const createWindowMessages = (dialect: Dialect): IdentityVerification => ({
  listen: (frame, url, hear) => {
    const receive = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, frame, url, dialect);
      if (message === null) return;
      if (dialect === 'veriff' && message === 'ready') frame.postMessage(RENDER_MESSAGE, parseOrigin(url) ?? url);
      hear(message);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  },
});
