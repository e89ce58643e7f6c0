import { confirmSend, confirmTokenSend, prepareSend, prepareTokenSend } from '@wallet/contract/operations/transfers';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { placeSend } from '../../kernel/wallet/placeSend.ts';
import { prepareSend as prepareTransfer } from './prepareSend.ts';

const calls = [
  { type: 'crypto', prepare: prepareSend, confirm: confirmSend },
  { type: 'stablecoin', prepare: prepareTokenSend, confirm: confirmTokenSend },
] as const;

/** API-047 to API-050. */
export function mountTransfersRoutes(http: Hono, services: Services): void {
  const { settings, origin } = services;
  for (const { type, prepare, confirm } of calls) {
    mount(http, services, prepare, ({ params, ...call }) => prepareTransfer({ ...call, settings, origin, type, accountId: params.id }));
    mount(http, services, confirm, ({ params, ...call }) =>
      placeSend({ ...call, settings, origin, type, accountId: params.id, kind: 'send' }),
    );
  }
}
