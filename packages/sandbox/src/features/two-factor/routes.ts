import { openTwoFactorBox, requestBoxPasskey } from '@wallet/contract/access/two-factor';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { createBoxPasskeyOptions, openBox } from '../../kernel/wallet/signedOperation.ts';

/** API-051, 113. */
export function mountTwoFactorRoutes(http: Hono, services: Services): void {
  const { database } = services;
  mount(http, services, openTwoFactorBox, ({ customer, session, body, now, request: { party } }) =>
    openBox(database, { customer, session }, body, { party, now }),
  );
  mount(http, services, requestBoxPasskey, ({ customer, session, body, now, request: { party } }) =>
    createBoxPasskeyOptions(database, { customer, session }, body.uuid, { party, now }),
  );
}
