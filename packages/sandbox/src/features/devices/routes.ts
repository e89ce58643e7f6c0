import { endDevice, endOtherDevices, listDevices, listSecurityEvents } from '@wallet/contract/access/devices';
import type { Hono } from 'hono';
import { inTransaction } from '../../database/openDatabase.ts';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { writeAudit } from '../../kernel/audit.ts';
import { confirmUnlessFresh } from '../../kernel/confirmation/confirmSecurity.ts';
import { revokeFamily } from '../../kernel/sessionTokens.ts';
import { endOtherSessions, refuseEnding, readDevices, readSecurityEvents } from './rules.ts';

/** API-109 to API-112. */
export function mountDevicesRoutes(http: Hono, services: Services): void {
  const { database, settings } = services;
  const mostDays = (): number => settings.number('sessionMaximumDays');

  mount(http, services, listDevices, async (call) => ({ answer: [...(await readDevices(database, { ...call, mostDays: mostDays() }))] }));

  mount(http, services, endDevice, (call) =>
    inTransaction(database, async (transaction) => {
      const { customer, params, now } = call;
      // No confirmation is requested for a call that would be refused (D-SCA-04).
      const refusal =
        (await refuseEnding(transaction, call, params.id)) ?? (await confirmUnlessFresh(transaction, endDevice, call, 'log_out_device'));
      if (refusal !== undefined) return { refusal };
      await revokeFamily(transaction, params.id, 'device', now);
      await writeAudit(transaction, { customerId: customer.id, event: 'session ended', outcome: 'by another device', at: now });
      return { answer: undefined };
    }),
  );

  mount(http, services, endOtherDevices, (call) =>
    inTransaction(database, async (transaction) => {
      const { customer, now } = call;
      const refusal = await confirmUnlessFresh(transaction, endOtherDevices, call, 'log_out_others');
      if (refusal !== undefined) return { refusal };
      const sessions = await endOtherSessions(transaction, services, { ...call, mostDays: mostDays() });
      await writeAudit(transaction, { customerId: customer.id, event: 'session ended', outcome: `${sessions} by another device`, at: now });
      return { answer: { ended: sessions } };
    }),
  );

  mount(http, services, listSecurityEvents, async ({ customer, now }) => ({
    answer: [...(await readSecurityEvents(database, customer.id, now))],
  }));
}
