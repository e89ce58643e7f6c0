type Detector = { readonly detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> };

declare global {
  interface Window {
    /** The Shape Detection API. Only Chromium on Android and macOS has it. */
    readonly BarcodeDetector?: {
      new (options: { formats: 'qr_code'[] }): Detector;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}

/** Resolves with the text of the QR code in the video's current frame, or with null. */
export type ReadPicture = (video: HTMLVideoElement) => Promise<string | null>;

async function ofBrowser(): Promise<Detector | null> {
  const { BarcodeDetector } = window;
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return BarcodeDetector !== undefined && formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
}

/** The same API in JavaScript, 15 KB. Loaded only when the browser has no detector. */
async function ofLibrary(): Promise<Detector> {
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** Returns a QR code reader: the browser's own, or a library when it is missing or fails. */
export async function openReader(): Promise<ReadPicture> {
  let detector = (await ofBrowser()) ?? (await ofLibrary());
  return async (video) => {
    const codes = await detector.detect(video).catch(async () => {
      detector = await ofLibrary();
      return detector.detect(video);
    });
    return codes[0]?.rawValue ?? null;
  };
}
