import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { buildConnection } from './connection.ts';
import { openDatabase } from './openDatabase.ts';

const silent = (): void => undefined;

describe('the connection to the database', () => {
  it.each([
    'postgres://wallet@localhost:5432/wallet',
    'postgres://wallet@127.0.0.1/wallet',
    'postgres://wallet@[::1]:5432/wallet',
    'postgres:///wallet?host=/var/run/postgresql',
  ])('uses the address unchanged on this machine: %s (GUARD-020)', (url) => {
    expect(buildConnection(url, undefined, silent)).toEqual({ connectionString: url });
  });

  it.each([
    ['plain', 'postgres://wallet@db.example/wallet'],
    ['that turns it off', 'postgres://wallet@db.example/wallet?sslmode=disable'],
    ['that turns verification off', 'postgres://wallet@db.example/wallet?sslmode=no-verify&uselibpqcompat=true'],
    ['whose query names another host', 'postgres://wallet@localhost/wallet?host=db.example&ssl=0'],
  ])('uses TLS with a checked certificate to another host, with an address %s (GUARD-020, RULE-056)', (_, url) => {
    const { connectionString, ssl } = buildConnection(url, undefined, silent);
    expect(ssl).toEqual({ rejectUnauthorized: true });
    expect(connectionString).not.toMatch(/ssl/);
  });

  it('goes without TLS when the operator allows it, and warns (GUARD-020)', () => {
    const warnings: string[] = [];
    const url = 'postgres://wallet@db.example/wallet';
    expect(buildConnection(url, '1', (text) => warnings.push(text))).toEqual({ connectionString: url });
    expect(warnings).toEqual([expect.stringContaining('db.example')]);
  });

  it('sends neither name nor password to a server without TLS (GUARD-020, GUARD-026)', async () => {
    let output = Buffer.alloc(0);
    const server = createServer((socket) => {
      socket.on('error', silent);
      socket.on('data', (bytes) => {
        output = Buffer.concat([output, bytes]);
        socket.write('N');
      });
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '0.0.0.0', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    // 0.0.0.0 reaches this machine but is not a loopback address.
    await expect(openDatabase({ url: `postgres://wallet:secret@0.0.0.0:${port}/wallet` })).rejects.toThrow(/SSL/);
    expect(output.toString('hex')).toMatch(/^(?:0000000804d2162f)+$/);
    server.close();
  });
});
