import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownWalletHeaders, renderOwnWalletPage } from './ownWalletLink.ts';

it('the page of the e-mailed link has the brand and the style named in its policy, and runs nothing (API-062)', () => {
  const [, style = ''] = /<style>([\s\S]+)<\/style>/.exec(renderOwnWalletPage('en')) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(ownWalletHeaders['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
  expect(renderOwnWalletPage('en')).toContain('<p>Halden</p>');
  expect(renderOwnWalletPage('en')).not.toContain('<script');
});

it('the page is German if the link says so (LANG-017, LANG-003)', () => {
  expect(renderOwnWalletPage('de')).toContain('<html lang="de">');
  expect(renderOwnWalletPage('de')).toContain('<h1>Bestätigen Sie Ihre Wallet</h1>');
});
