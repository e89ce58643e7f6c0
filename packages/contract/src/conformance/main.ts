#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { checkProvider } from './checkProvider.ts';
import { connectProvider, signIn } from './sendRequest.ts';
import type { Verdict } from './verdicts.ts';
import { runWriting, writingOptions } from './writing/command.ts';

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

const outcomeLabels = { held: 'ok  ', broken: 'FAIL', skipped: 'skip' };
const formatVerdict = ({ row, asked, outcome, word }: Verdict): string =>
  `${outcomeLabels[outcome]} ${row.padEnd(12)} ${asked}  ${word}`.trimEnd();

async function run(): Promise<number> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: { url: text, username: text, password: text, token: text, writes: flag, write: flag, json: flag, ...writingOptions },
  });
  const { url, username, password, writes, write, json } = values;
  if (url === undefined) throw new Error(USAGE);
  const { origin } = new URL(url);
  const sendRequest = connectProvider(origin);
  const token = username === undefined || password === undefined ? values.token : await signIn(sendRequest, username, password);
  const print = (line: string): boolean => json || process.stdout.write(`${line}\n`);
  const printVerdict = (verdict: Verdict): boolean => print(formatVerdict(verdict));
  const verdicts = write
    ? await runWriting({ ...values, origin, token, sendRequest, onVerdict: printVerdict })
    : await checkProvider({ sendRequest, token, writes });
  if (!write) for (const verdict of verdicts) printVerdict(verdict);
  const count = (outcome: string): number => verdicts.filter((verdict) => verdict.outcome === outcome).length;
  print(`${origin}: ${count('held')} passed, ${count('broken')} failed, ${count('skipped')} skipped`);
  if (json) process.stdout.write(`${JSON.stringify(verdicts, null, 2)}\n`);
  return count('broken') === 0 ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
