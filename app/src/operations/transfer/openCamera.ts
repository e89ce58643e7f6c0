/** Enough for a code of a few hundred characters at arm's length. */
const sharpness = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** Asks for the camera on the back, or the only one; undefined where the browser gives none, as on a page without encryption. */
export const openCamera =
  typeof navigator === 'undefined' || !('mediaDevices' in navigator)
    ? undefined
    : (): Promise<MediaStream> => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', ...sharpness } });
