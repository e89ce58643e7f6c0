type Detector = { readonly detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> };

declare global {
  interface Window {
    /** Of the Shape Detection API: on Android and macOS, in Chromium alone. */
    readonly BarcodeDetector?: {
      new (options: { formats: 'qr_code'[] }): Detector;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}

/** The text of the QR code in the picture that a video shows now; null where there is none. */
export type ReadPicture = (video: HTMLVideoElement) => Promise<string | null>;

async function ofBrowser(): Promise<Detector | null> {
  const { BarcodeDetector } = window;
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return BarcodeDetector !== undefined && formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
}

/** The same in script, 15 KB: asked for only where the browser has none of its own. */
async function ofLibrary(): Promise<Detector> {
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** What reads QR codes here: the browser where it can, else a library; also where the browser's own turns out to be broken. */
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
