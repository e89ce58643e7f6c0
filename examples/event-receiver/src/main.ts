// A receiver for the provider's events: node receiver.ts, with PORT and SECRETS (one secret, or the new and the old one during a rotation).
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const secrets = (process.env['SECRETS'] ?? '').split(',').filter((secret) => secret.startsWith('whsec_'));
const LIMIT_SECONDS = 5 * 60;
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_BYTES = 20_000;

type Event = { readonly type: string; readonly data: { readonly sequence: number; readonly subject: { kind: string; id: string } | null } };

/** Ids of received events with their time, because an event may be delivered twice. Store them in your database. */
const receivedAt = new Map<string, number>();
/** The last processed number of each subject, and events that arrived early. */
const lastSequences = new Map<string, number>();
const earlyEvents = new Map<string, Map<number, Event>>();

/** True if one of the secrets signed this exact body for this id a short while ago. */
function isGenuine(headers: IncomingMessage['headers'], body: Buffer): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => String(headers[name]));
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= LIMIT_SECONDS)) return false;
  const given = (signatures ?? '').split(' ').map((signature) => Buffer.from(signature.replace(/^v1,/, ''), 'base64'));
  return secrets.some((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
    return given.some((bytes) => bytes.length === expected.length && timingSafeEqual(bytes, expected));
  });
}

/** What your product does with an event. Runs after the response, in the order of each subject's numbers. */
function processEvent({ type, data: { subject, sequence } }: Event): void {
  process.stdout.write(`${type} ${subject === null ? '-' : `${subject.kind}:${subject.id}`} ${sequence}\n`);
}

/** Processes the next event and keeps early ones. If a gap persists, request the current state: GET /search/orders/{id}. */
function processInOrder(event: Event): void {
  const { subject, sequence } = event.data;
  if (subject === null) return processEvent(event);
  const name = `${subject.kind}:${subject.id}`;
  const waiting = earlyEvents.get(name) ?? new Map<number, Event>();
  earlyEvents.set(name, waiting.set(sequence, event));
  // The first number received of a subject is the start for this receiver.
  let next = (lastSequences.get(name) ?? sequence - 1) + 1;
  for (let due = waiting.get(next); due !== undefined; due = waiting.get(next)) {
    processEvent(due);
    waiting.delete(next);
    lastSequences.set(name, next);
    next += 1;
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    parts.push(Buffer.from(part));
    if ((length += part.length) > MAX_BYTES) throw new Error('too large');
  }
  return Buffer.concat(parts);
}

async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request).catch(() => undefined);
  const isTaken = request.method === 'POST' && body !== undefined && isGenuine(request.headers, body);
  response.writeHead(isTaken ? 204 : 400).end();
  const id = String(request.headers['webhook-id']);
  for (const [old, at] of receivedAt) if (Date.now() - at > RETENTION_MS) receivedAt.delete(old);
  if (!isTaken || receivedAt.has(id)) return;
  receivedAt.set(id, Date.now());
  const event: Event = JSON.parse(body.toString('utf8'));
  processInOrder(event);
}

const server = createServer((request, response) => void handleRequest(request, response));
server.listen(Number(process.env['PORT'] ?? 3000), '127.0.0.1', () => process.stdout.write('ready\n'));
