export type BrowserFacts = { readonly userAgent: string; readonly hasCamera: boolean };

const IN_APP = /\b(?:FBAN|FBAV|Instagram|Line\/|MicroMessenger|TikTok|Snapchat|GSA\/)|; wv\)/;

/**
 * True when the customer should be advised immediately to change the browser (KYC-011, D-KYC-10): no camera API, an in-app browser, or a
 * mobile browser other than Chrome on Android and Safari on iOS.
 */
export function needsCameraWarning({ userAgent, hasCamera }: BrowserFacts): boolean {
  if (!hasCamera || IN_APP.test(userAgent)) return true;
  if (/Android/.test(userAgent)) return !/Chrome\//.test(userAgent) || /EdgA|OPR|SamsungBrowser|Firefox/.test(userAgent);
  if (/iPhone|iPad|iPod/.test(userAgent)) return !/Version\/.*Safari/.test(userAgent) || /CriOS|FxiOS|EdgiOS|OPiOS/.test(userAgent);
  return false;
}
