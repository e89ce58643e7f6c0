import { type Database, inTransaction } from '../../database/openDatabase.ts';
import { approve, hashOf } from './reviewTravelRule.ts';

/** Confirms one's own wallet by the token of the e-mail (API-062), once. @returns the path that goes on; null when the link is not good */
export async function confirmOwnWallet(database: Database, token: string, now: Date): Promise<string | null> {
  return inTransaction(database, async (transaction) => {
    const row = await transaction
      .selectFrom('travel_rule')
      .innerJoin('account', 'account.id', 'travel_rule.account_id')
      .select(['travel_rule.id', 'travel_rule.status', 'travel_rule.confirm_expires_at', 'account.type'])
      .where('confirm_hash', '=', hashOf(token))
      .executeTakeFirst();
    const isGood = row?.status === 'provider_required_action' && row.confirm_expires_at !== null && row.confirm_expires_at > now;
    if (row === undefined || !isGood) return null;
    await transaction.updateTable('travel_rule').set({ confirm_hash: null }).where('id', '=', row.id).execute();
    await approve(transaction, row.id, now);
    return `/operation/travel-rule-send/${row.type ?? 'crypto'}/${row.id.toString()}/`;
  });
}

/** The page behind the link: opening it changes nothing, its one button does. No value of the request is written into it. */
export const ownWalletPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Confirm your wallet</title>
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>Confirm your wallet</h1>
<p>Confirm that the wallet of your transaction is yours.</p>
<form method="post"><button type="submit">Confirm</button></form>
</main>
</body>
</html>`;

/** Nothing runs on that page; its form goes nowhere but here. */
export const ownWalletHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
