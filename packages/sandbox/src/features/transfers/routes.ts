import { confirmSend, confirmTokenSend, prepareSend, prepareTokenSend } from '@wallet/contract/operations/transfers';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { placeSend, type SendRequest } from '../../kernel/wallet/placeSend.ts';
import { prepareSend as prepare } from './prepareSend.ts';

async function send(wish: Omit<SendRequest, 'kind'>) {
  const order = await placeSend({ ...wish, kind: 'send' });
  if ('refusal' in order) return order;
  const answer = { id: order.id, status: 'Ok', ...order.pause } as const;
  return { answer, order: order.id };
}

/** API-047 to API-050. */
export function mountTransfersRoutes(http: Hono, services: Services): void {
  const { settings, origin } = services;
  mount(http, services, prepareSend, ({ transaction, customer, session, params, body, now }) =>
    prepare({ transaction, settings, customer, session, origin, type: 'crypto', accountId: params.id, body, now }),
  );
  mount(http, services, prepareTokenSend, ({ transaction, customer, session, params, body, now }) =>
    prepare({ transaction, settings, customer, session, origin, type: 'stablecoin', accountId: params.id, body, now }),
  );
  mount(http, services, confirmSend, ({ transaction, customer, session, params, body, now }) =>
    send({ transaction, settings, origin, customer, session, type: 'crypto', accountId: params.id, body, now }),
  );
  mount(http, services, confirmTokenSend, ({ transaction, customer, session, params, body, now }) =>
    send({ transaction, settings, origin, customer, session, type: 'stablecoin', accountId: params.id, body, now }),
  );
}
