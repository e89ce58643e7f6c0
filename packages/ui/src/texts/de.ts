import { german } from '@wallet/core/format/german';
import { setLanguage } from '@wallet/core/format/language';
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

const texts: TextOverrides = {
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

/**
 * Sets figures and days to German, and answers the texts for `TextsProvider`. Once, before anything is drawn: nothing is drawn again by it.
 * Imported only where German is chosen, so that nobody else loads it.
 */
export function speakGerman(): TextOverrides {
  setLanguage(german);
  return texts;
}
