import type { IdentityVerification } from './IdentityVerification.ts';
import { type Dialect, originOf, readFrameMessage } from './readFrameMessage.ts';

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
