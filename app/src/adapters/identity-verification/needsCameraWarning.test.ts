import { expect, it } from 'vitest';
import { needsCameraWarning } from './needsCameraWarning.ts';

const CHROME_ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const SAFARI_IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const CHROME_IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1';
const FIREFOX_ANDROID = 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0';
const INSTAGRAM = `${SAFARI_IOS} Instagram 300.0`;
const WEB_VIEW = CHROME_ANDROID.replace('Pixel 8)', 'Pixel 8; wv)');
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

it.each([CHROME_ANDROID, SAFARI_IOS, DESKTOP])('does not warn in %s (KYC-011)', (userAgent) => {
  expect(needsCameraWarning({ userAgent, hasCamera: true })).toBe(false);
});

it.each([CHROME_IOS, FIREFOX_ANDROID, INSTAGRAM, WEB_VIEW])('warns in %s (KYC-011, D-KYC-10)', (userAgent) => {
  expect(needsCameraWarning({ userAgent, hasCamera: true })).toBe(true);
});

it('warns in a browser without a camera API (D-KYC-10)', () => {
  expect(needsCameraWarning({ userAgent: DESKTOP, hasCamera: false })).toBe(true);
});
