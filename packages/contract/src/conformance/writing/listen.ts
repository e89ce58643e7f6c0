import { parseJson } from '@wallet/core/configuration/readers';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { readOrder } from '../../holdings/orders.ts';
import { readResponse } from '../../parse.ts';
import type { Report } from '../verdicts.ts';
import type { Send } from './wire.ts';

const event = z.object({
  type: z.string(),
  timestamp: z.string(),
  data: z.object({
    subject: z.nullable(z.object({ kind: z.string(), id: z.string() })),
    sequence: z.number(),
    order: z.optional(
      z.object({ id: z.string(), type: z.string(), status: z.string(), volume: z.object({ value: z.string(), currency: z.string() }) }),
    ),
  }),
});
type Event = z.output<typeof event>;
type Delivery = { readonly headers: IncomingHttpHeaders; readonly body: string };

export type Listener = {
  readonly url: string;
  /**
   * Waits until no more events arrive, checks the received ones and closes.
   * @param secret signing secret of the provider, `whsec_…`
   * @param quietMs how long no event may arrive
   */
  readonly check: (send: Send, report: Report, secret: string, quietMs?: number) => Promise<void>;
};

const EVENT_ID = /^evt_[0-9a-f]{32}$/;
/** A receiver refuses events that are further in the past or future than this (docs/events.md). */
const MAX_CLOCK_SKEW_SECONDS = 300;
const QUIET_MS = 2000;
const MAX_QUIET_PERIODS = 10;

const getHeader = ({ headers }: Delivery, name: string): string => String(headers[name] ?? '');

/** Verifies the signature of Standard Webhooks 1.0.0 over id, timestamp and body (RULE-063). */
function checkSignature(delivery: Delivery, secret: string): string | undefined {
  const [id, at] = [getHeader(delivery, 'webhook-id'), getHeader(delivery, 'webhook-timestamp')];
  if (!(Math.abs(Date.now() / 1000 - Number(at)) <= MAX_CLOCK_SKEW_SECONDS)) return `was sent at ${at}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const due = createHmac('sha256', key).update(`${id}.${at}.${delivery.body}`).digest();
  const isSigned = getHeader(delivery, 'webhook-signature')
    .split(' ')
    .map((text) => Buffer.from(text.replace(/^v1,/, ''), 'base64'))
    .some((signature) => signature.length === due.length && timingSafeEqual(signature, due));
  return isSigned ? undefined : 'is not signed with the secret';
}

/** Compares an order's event with the API. A status that is final in the event must be the same there. */
async function checkOrderEvent(send: Send, { type, data: { order } }: Event): Promise<string | undefined> {
  if (order === undefined) return type.startsWith('order.') ? 'names no order' : undefined;
  const sent = await send({ method: 'GET', path: `/search/orders/${order.id}` });
  const read = readResponse(readOrder, sent.status, sent.json);
  if (!read.success) return `names an order that the API answers ${sent.status} of`;
  const { volume, type: kind, status } = read.data;
  const isFinal = order.status === 'completed' || order.status === 'rejected';
  if (volume.value !== order.volume.value || volume.currency !== order.volume.currency) return 'names another volume than the API';
  return kind !== order.type || (isFinal && status !== order.status)
    ? `says ${order.type} ${order.status}, the API ${kind} ${status}`
    : undefined;
}

async function checkDeliveries(send: Send, report: Report, secret: string, deliveries: readonly Delivery[]): Promise<void> {
  const last = new Map<string, { readonly id: string; readonly sequence: number }>();
  for (const delivery of deliveries) {
    const id = getHeader(delivery, 'webhook-id');
    report.check('HOOK-007', `${id} is signed`, checkSignature(delivery, secret));
    report.check('HOOK-004', `${id} has an id`, EVENT_ID.test(id) ? undefined : 'is no id of an event');
    const read = z.safeParse(event, parseJson(delivery.body));
    report.check('HOOK-002', `${id} is an event`, read.success ? undefined : 'has another shape');
    if (!read.success) continue;
    const { type, data } = read.data;
    const subject = JSON.stringify(data.subject);
    const before = last.get(subject);
    const isNext = before === undefined || before.id === id || data.sequence === before.sequence + 1;
    report.check(
      'HOOK-010',
      `${type} ${id} is number ${data.sequence} of its subject`,
      isNext ? undefined : `comes after number ${before.sequence}`,
    );
    last.set(subject, { id, sequence: data.sequence });
    if (data.order !== undefined || type.startsWith('order.'))
      report.check('HOOK-005', `${type} ${id} says what the API says`, await checkOrderEvent(send, read.data));
  }
}

/**
 * Serves an endpoint for events on this machine, without registering it.
 * @param port 0 picks a free one
 */
export async function openListener(port: number): Promise<Listener> {
  const arrived: Delivery[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.once('end', () => {
      arrived.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const check = async (send: Send, report: Report, secret: string, quietMs = QUIET_MS): Promise<void> => {
    for (let [quiets, count] = [0, -1]; quiets < MAX_QUIET_PERIODS && count !== arrived.length; quiets += 1) {
      count = arrived.length;
      await pause(quietMs);
    }
    server.close();
    server.closeAllConnections();
    report.check('HOOK-002', 'events arrive', arrived.length === 0 ? 'none came' : undefined);
    await checkDeliveries(send, report, secret, arrived);
  };
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`, check };
}
