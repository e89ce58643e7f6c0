#!/usr/bin/env node
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { signInResponse } from '../access/session.ts';
import { checkProvider, type SendRequest } from './checkProvider.ts';
import type { Verdict } from './verdicts.ts';
import { runWriting } from './writing/command.ts';

const USAGE = `Checks a provider against the contract, without changing anything unless it is told to.

  npx wallet-conformance --url https://provider.example [--username +37060000001 --password …] [--token …] [--writes | --write] [--json]

  --username, --password  sign in for the calls that need a session; or
  --token                 an access token
  --writes                also makes every writing call without a token and a body, which has to be refused
  --write                 moves money of this customer instead, and proves the provider's money rules on it:
    --allow-money         at an address that is not of this machine
    --yes                 without asking
    --code                the code that this customer's SMS bring
    --code-command        a command that prints the code that was sent last
    --card-command        a command that confirms the payment intent of $INTENT at the card provider
    --iban                where a withdrawal goes; else where the customer withdrew to last
    --other-iban          one that was never paid, best in another's name: tries name checks and the brake
    --address             where coins of the Ethereum network go; else none are sent
    --foreign-id          an account of another customer; else one of nobody
    --calls               walks these alone: API-036,API-037
    --listen, --secret    a port of this machine where the provider sends its events to, and what they are signed with
  --json                  the verdicts as JSON
Ends with 0 when the provider holds, 1 when it breaks the contract, 2 when it could not be checked.`;

/** Maximum response time of a provider (api.md 1.1), with a margin for the network. */
const TIMEOUT_MS = 12_000;

function createSendRequest(origin: string): SendRequest {
  return async (method, path, token, body, more) => {
    const headers = {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
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
  return z.parse(signInResponse, await answer.json()).access_token;
}

const outcomeLabels = { held: 'ok  ', broken: 'FAIL', skipped: 'skip' };
const formatVerdict = ({ row, asked, outcome, word }: Verdict): string =>
  `${outcomeLabels[outcome]} ${row.padEnd(12)} ${asked}  ${word}`.trimEnd();

async function run(): Promise<number> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: {
      url: text,
      username: text,
      password: text,
      token: text,
      code: text,
      'code-command': text,
      'card-command': text,
      iban: text,
      'other-iban': text,
      address: text,
      'foreign-id': text,
      calls: text,
      listen: text,
      secret: text,
      writes: flag,
      write: flag,
      'allow-money': flag,
      yes: flag,
      json: flag,
    },
  });
  const { url, username, password, writes, write, json } = values;
  if (url === undefined) throw new Error(USAGE);
  const { origin } = new URL(url);
  const token = username === undefined || password === undefined ? values.token : await signIn(origin, username, password);
  const say = (line: string): boolean => json || process.stdout.write(`${line}\n`);
  const tell = (verdict: Verdict): boolean => say(formatVerdict(verdict));
  const ask = createSendRequest(origin);
  const verdicts = write ? await runWriting({ ...values, origin, token, ask, tell }) : await checkProvider({ ask, token, writes });
  if (!write) for (const verdict of verdicts) tell(verdict);
  const count = (outcome: string): number => verdicts.filter((verdict) => verdict.outcome === outcome).length;
  say(`${origin}: ${count('held')} passed, ${count('broken')} failed, ${count('skipped')} skipped`);
  if (json) process.stdout.write(`${JSON.stringify(verdicts, null, 2)}\n`);
  return count('broken') === 0 ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
