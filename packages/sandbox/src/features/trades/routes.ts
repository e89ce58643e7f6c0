import {
  buyCrypto,
  buyToken,
  confirmCryptoSale,
  confirmTokenSale,
  prepareCryptoSale,
  prepareTokenSale,
} from '@wallet/contract/operations/trades';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { placePurchase } from './placePurchase.ts';
import { placeSale, prepareSale } from './sale.ts';

const calls = [
  { type: 'crypto', buy: buyCrypto, prepare: prepareCryptoSale, sell: confirmCryptoSale },
  { type: 'stablecoin', buy: buyToken, prepare: prepareTokenSale, sell: confirmTokenSale },
] as const;

/** API-039 to API-044. */
export function mountTradesRoutes(http: Hono, services: Services): void {
  const { settings, origin } = services;
  for (const { type, buy, prepare, sell } of calls) {
    mount(http, services, buy, ({ params, ...call }) => placePurchase({ ...call, settings, type, accountId: params.id }));
    mount(http, services, prepare, ({ params, ...call }) => prepareSale({ ...call, settings, origin, type, accountId: params.id }));
    mount(http, services, sell, ({ params, ...call }) => placeSale({ ...call, settings, type, accountId: params.id }));
  }
}
