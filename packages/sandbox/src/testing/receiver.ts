import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod/mini';

const envelope = z.object({
  type: z.string(),
  timestamp: z.string(),
  data: z.looseObject({ subject: z.nullable(z.object({ kind: z.string(), id: z.string() })), sequence: z.number() }),
});

export type Received = { readonly id: string; readonly headers: IncomingHttpHeaders; readonly body: string } & z.output<typeof envelope>;

export type Receiver = {
  readonly url: string;
  readonly received: Received[];
  /**
   * The response from now on.
   * @default 204
   */
  answer: { readonly status: number; readonly headers?: Readonly<Record<string, string>> };
  /** Verifies a delivery with the public library. */
  readonly isGenuine: (secret: string, delivery: Received) => boolean;
  readonly close: () => Promise<void>;
};

/**
 * Opens an endpoint of another product on this machine.
 * @param port the port of an earlier one; by default a free one
 */
export async function openReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      received.push({ id: String(request.headers['webhook-id']), headers: request.headers, body, ...z.parse(envelope, JSON.parse(body)) });
      response.writeHead(receiver.answer.status, receiver.answer.headers);
      response.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${address.port}/hooks`,
    received,
    answer: { status: 204 },
    isGenuine: (secret, { body, headers }) => {
      const texts = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
      try {
        new Webhook(secret).verify(body, Object.fromEntries(texts));
        return true;
      } catch {
        return false;
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
