import { confirm, requestConfirmationCode } from '@wallet/contract/access/confirmations';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { confirmWith, sendConfirmationCode } from './rules.ts';

/** API-107, 108. */
export function mountConfirmationsRoutes(http: Hono, services: Services): void {
  const { database, origin } = services;

  mount(http, services, requestConfirmationCode, ({ customer, session, params, body, now }) =>
    sendConfirmationCode(database, { customer, session, id: params.id, now }, { origin, isResend: body.repeated_event === 'yes' }),
  );

  mount(http, services, confirm, ({ customer, session, params, body, now, request: { party } }) =>
    confirmWith(database, { customer, session, id: params.id, now }, body, party),
  );
}
