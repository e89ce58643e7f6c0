import * as z from 'zod/mini';
import { createSession } from './customers.ts';
import type { ProviderClient } from './openProvider.ts';
import { openReceiver, type Received, type Receiver } from './receiver.ts';

const endpoint = z.looseObject({
  id: z.string(),
  secretHint: z.string(),
  active: z.boolean(),
  stopped: z.nullable(z.string()),
  waiting: z.number(),
  failed: z.number(),
});
export const registeredWebhook = z.object({ id: z.string(), secret: z.string() });
const page = z.object({
  deliveries: z.array(
    z.looseObject({
      id: z.string(),
      eventId: z.string(),
      attempt: z.number(),
      status: z.string(),
      replay: z.boolean(),
      reason: z.nullable(z.string()),
    }),
  ),
  total: z.number(),
  last: z.nullable(z.string()),
});

export const listTypes = (received: readonly Received[]): readonly string[] => received.map(({ type }) => type);
export const listSequences = (received: readonly Received[]): readonly number[] => received.map(({ data }) => data.sequence);

export function createWebhookHelpers(provider: ProviderClient) {
  const { control } = provider;
  const receivers: Receiver[] = [];
  const list = async () => z.parse(z.array(endpoint), (await control('GET', '/webhooks')).json);
  const open = async (): Promise<Receiver> => {
    const receiver = await openReceiver();
    receivers.push(receiver);
    return receiver;
  };

  return {
    list,
    open,
    read: async (id: string) => z.parse(endpoint, (await control('GET', `/webhooks/${id}`)).json),
    listDeliveries: async (id: string, query = '') =>
      z.parse(page, (await control('GET', `/webhooks/${id}/deliveries${query}`)).json).deliveries,

    /** Moves the clock and resolves once all due deliveries have been sent. */
    advance: (seconds = 0) => provider.advance(seconds),

    setTariff: (username: string, tariff: string) => control('PATCH', `/customers/${username}`, { tariff }),

    /** Opens a receiver that gets the events of a fresh customer alone. */
    listenTo: async (events?: readonly string[]) => {
      const receiver = await open();
      const session = await createSession(provider, 'verified');
      const body = { url: receiver.url, username: session.username, ...(events === undefined ? {} : { events }) };
      const { id, secret } = z.parse(registeredWebhook, (await control('POST', '/webhooks', body)).json);
      return { receiver, session, id, secret };
    },

    clear: async (): Promise<void> => {
      for (const { id } of await list()) await control('DELETE', `/webhooks/${id}`);
      await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
    },
  };
}
