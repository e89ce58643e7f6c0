import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownWalletHeaders, ownWalletPage } from './ownWalletLink.ts';

it('the page of the e-mailed link carries the brand and the style that its policy names, and runs nothing (API-062)', () => {
  const [, style = ''] = /<style>([\s\S]+)<\/style>/.exec(ownWalletPage) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(ownWalletHeaders['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
  expect(ownWalletPage).toContain('<p>Halden</p>');
  expect(ownWalletPage).not.toContain('<script');
});
