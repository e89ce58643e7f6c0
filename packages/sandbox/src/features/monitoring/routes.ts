import { postLog, postMeasurement } from '@wallet/contract/customer/monitoring';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { removePrivateData } from './rules.ts';

/** API-084 and API-085, called by the app's own monitoring. Stored for the operator without anything private (RULE-036). */
export function mountMonitoringRoutes(http: Hono, services: Services): void {
  const keep = (subject: string, details: Readonly<Record<string, string>>, now: Date): Promise<unknown> =>
    services.database
      .insertInto('service_request')
      .values({ kind: 'monitoring', customer_id: null, subject, details: JSON.stringify(details), created_at: now })
      .execute();

  mount(http, services, postLog, async ({ body, now }) => {
    const tags = Object.entries(body.tags ?? {}).map(([name, value]) => [removePrivateData(name), removePrivateData(value)] as const);
    await keep(body.level, { ...Object.fromEntries(tags), message: removePrivateData(body.message) }, now);
    return { answer: undefined };
  });

  mount(http, services, postMeasurement, async ({ body, now }) => {
    await keep(body.name, { type: body.type, milliseconds: String(body.value) }, now);
    return { answer: undefined };
  });
}
