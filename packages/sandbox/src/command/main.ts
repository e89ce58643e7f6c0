#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { listen } from './listen.ts';

const USAGE = `Hands the provider's events on to your own machine.

  npx wallet-sandbox listen --forward-to http://localhost:3000/hooks [--provider http://localhost:4173] [--events order.completed,card.*]
                            [--username +37060000001] [--token …] [--json] [--keep]

  --forward-to  where each delivery is posted, unchanged
  --provider    @default http://localhost:4173
  --events      types, or kinds of types; all of them where it is left out
  --username    the events of this customer alone
  --token       where the control surface wants one
  --json        a line of JSON for each delivery
  --keep        keep the listener when this ends: what happens meanwhile waits for it
Ends with 0 when it is stopped, 2 when the provider does not answer or refuses.`;

async function run(): Promise<number> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'forward-to': text,
      provider: { ...text, default: 'http://localhost:4173' },
      events: text,
      username: text,
      token: text,
      json: flag,
      keep: flag,
      help: flag,
    },
  });
  const to = values['forward-to'];
  if (values.help || positionals[0] !== 'listen' || to === undefined) {
    process.stdout.write(`${USAGE}\n`);
    return values.help ? 0 : 2;
  }
  if (!/^https?:$/.test(URL.parse(to)?.protocol ?? ''))
    throw new Error('--forward-to: an http or https address, such as http://localhost:3000/hooks');
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());
  const { provider, events, username, token, json, keep } = values;
  return listen({
    to,
    provider: new URL(provider).origin,
    events: events?.split(',').map((type) => type.trim()) ?? [],
    username,
    token,
    keep,
    isJson: json,
    isColoured: process.stdout.isTTY && !json,
    ended: ended.signal,
    write: (line) => process.stdout.write(`${line}\n`),
  });
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
