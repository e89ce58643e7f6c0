import type { IdentityVerification } from './IdentityVerification.ts';
import { readFrameMessage } from './readFrameMessage.ts';

/** Hears the frame by `postMessage`: the host's own way, and that of the page which stands in for it. */
export const windowMessages: IdentityVerification = {
  listen: (frame, url, hear) => {
    const receive = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, frame, url);
      if (message !== null) hear(message);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  },
};
