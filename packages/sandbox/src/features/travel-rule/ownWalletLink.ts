import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import { hashToken } from '../../kernel/hashToken.ts';
import { approve } from './reviewTravelRule.ts';
import type { Language } from '../../words/language.ts';
import { translateText } from '../../words/translateText.ts';

/**
 * Confirms an own wallet by the token of the e-mail (API-062), once.
 * @returns the path to continue at; null for an invalid link
 */
export async function confirmOwnWallet(database: Database, token: string, now: Date): Promise<string | null> {
  return inTransaction(database, async (transaction) => {
    const row = await transaction
      .selectFrom('travel_rule')
      .innerJoin('account', 'account.id', 'travel_rule.account_id')
      .select(['travel_rule.id', 'travel_rule.status', 'travel_rule.confirm_expires_at', 'account.type'])
      .where('confirm_hash', '=', hashToken(token))
      .executeTakeFirst();
    const isGood = row?.status === 'provider_required_action' && row.confirm_expires_at !== null && row.confirm_expires_at > now;
    if (row === undefined || !isGood) return null;
    await transaction.updateTable('travel_rule').set({ confirm_hash: null }).where('id', '=', row.id).execute();
    await approve(transaction, row.id, now);
    return `/operation/travel-rule-send/${row.type ?? 'crypto'}/${row.id.toString()}/`;
  });
}

/** The page has its own style, because it is opened from an e-mail without the app. Light or dark follows the device. */
const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f4f6f4, #04191d); color: light-dark(#04191d, #eef3f1); }
main { box-sizing: border-box; max-inline-size: 28rem; margin: 12vh auto 0; padding: 2rem 1.5rem; background: light-dark(#fff, #0b262b); border-radius: 1rem; }
p:first-child { margin: 0 0 1.5rem; font-weight: 600; letter-spacing: 0.02em; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
button { inline-size: 100%; min-block-size: 3rem; margin-block-start: 1rem; border: 0; border-radius: 0.75rem; background: light-dark(#06545a, #7fd3c4); color: light-dark(#fff, #04191d); font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }`;

/** The page behind the link. Opening it changes nothing, its only button does. No value of the request is written into it. */
export const renderOwnWalletPage = (language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${translateText('Confirm your wallet', language)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<p>Halden</p>
<h1>${translateText('Confirm your wallet', language)}</h1>
<p>${translateText('Confirm that the wallet of your transaction is yours.', language)}</p>
<form method="post"><button type="submit">${translateText('Confirm', language)}</button></form>
</main>
</body>
</html>`;

/** The page runs nothing, and its form can only be sent to this origin. */
export const ownWalletHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
