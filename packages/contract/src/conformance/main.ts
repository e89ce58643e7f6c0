#!/usr/bin/env node
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { signInAnswer } from '../access/session.ts';
import { checkProvider, type Ask } from './checkProvider.ts';

const USAGE = `Checks a provider against the contract, without changing anything.

  npx wallet-conformance --url https://provider.example [--username +37060000001 --password …] [--token …] [--writes] [--json]

  --username, --password  sign in for the calls that need a session; or
  --token                 an access token
  --writes                also makes every writing call without a token and a body, which has to be refused
  --json                  the verdicts as JSON
Ends with 0 when the provider holds, 1 when it breaks the contract, 2 when it could not be checked.`;

/** The longest that a provider may take (api.md 1.1), and some for the way. */
const TIMEOUT_MS = 12_000;

function askAt(origin: string): Ask {
  return async (method, path, token, body) => {
    const headers = {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const answer = await fetch(origin + path, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

async function signIn(origin: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`The sign-in was answered with ${answer.status}`);
  return z.parse(signInAnswer, await answer.json()).access_token;
}

async function run(): Promise<number> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { url: text, username: text, password: text, token: text, writes: flag, json: flag } });
  const { url, username, password, writes, json } = values;
  if (url === undefined) throw new Error(USAGE);
  const { origin } = new URL(url);
  const token = username === undefined || password === undefined ? values.token : await signIn(origin, username, password);
  const verdicts = await checkProvider({ ask: askAt(origin), token, writes });
  const count = (outcome: string): number => verdicts.filter((verdict) => verdict.outcome === outcome).length;
  const marks = { held: 'ok  ', broken: 'FAIL', skipped: 'skip' };
  const lines = verdicts.map(({ row, asked, outcome, word }) => `${marks[outcome]} ${row.padEnd(12)} ${asked}  ${word}`);
  const summary = `${origin}: ${count('held')} passed, ${count('broken')} failed, ${count('skipped')} skipped`;
  process.stdout.write(json ? `${JSON.stringify(verdicts, null, 2)}\n` : `${[...lines, summary].join('\n')}\n`);
  return count('broken') === 0 ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
