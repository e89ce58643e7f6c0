import { germanAccess } from './german/access.ts';
import { germanAccounts } from './german/accounts.ts';
import { germanComponents } from './german/components.ts';
import { germanCrypto } from './german/crypto.ts';
import { germanCustomer } from './german/customer.ts';
import { germanFiat } from './german/fiat.ts';
import { germanFrame } from './german/frame.ts';
import { germanHistory } from './german/history.ts';
import { germanTransfer } from './german/transfer.ts';
import type { TextOverrides } from './Texts.tsx';

/**
 * Every text in German, for `TextsProvider`, beside a `LocaleProvider` of `de-DE`. Imported only where German is chosen, so that no other
 * customer loads it.
 */
export const germanTexts: TextOverrides = {
  ...germanAccess,
  ...germanAccounts,
  ...germanComponents,
  ...germanCrypto,
  ...germanCustomer,
  ...germanFiat,
  ...germanFrame,
  ...germanHistory,
  ...germanTransfer,
};
