import { exec } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import type { SendRequest } from '../checkProvider.ts';
import { openReport, type Verdict } from '../verdicts.ts';
import { prepareWriting, formatSums } from './checkWriting.ts';
import { openListener } from './listen.ts';
import { createSend } from './wire.ts';

type WriteOptions = {
  readonly origin: string;
  readonly ask: SendRequest;
  readonly token: string | undefined;
  readonly tell: (verdict: Verdict) => void;
  readonly username?: string | undefined;
  readonly 'allow-money': boolean;
  readonly yes: boolean;
  readonly code?: string | undefined;
  readonly 'code-command'?: string | undefined;
  readonly 'card-command'?: string | undefined;
  readonly iban?: string | undefined;
  readonly 'other-iban'?: string | undefined;
  readonly address?: string | undefined;
  readonly 'foreign-id'?: string | undefined;
  readonly calls?: string | undefined;
  readonly listen?: string | undefined;
  readonly secret?: string | undefined;
};

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const shell = promisify(exec);

/** Runs a command that the engineer has given, on their own machine. */
const readOutput = async (command: string, environment: NodeJS.ProcessEnv = {}): Promise<string> =>
  (await shell(command, { env: { ...process.env, ...environment } })).stdout.trim();

function createCodeReader({ code, 'code-command': command }: WriteOptions): (() => Promise<string>) | undefined {
  if (command !== undefined) return () => readOutput(command);
  return code === undefined ? undefined : async () => code;
}

async function askForConsent(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error(`${question}\nNobody is here to be asked: --yes goes on.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question}\nGo on? [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/**
 * Moves the customer's money within the given options and runs each check.
 * @throws Error when it is not allowed to, or is declined at the terminal
 */
export async function runWriting(told: WriteOptions): Promise<readonly Verdict[]> {
  const { origin, ask, token, tell, username = 'the customer of the token', 'card-command': pay, listen, secret } = told;
  if (token === undefined) throw new Error('--write moves money of a customer: --username and --password, or --token');
  const { hostname } = new URL(origin);
  if (!LOOPBACK.test(hostname) && !told['allow-money'])
    throw new Error(`${hostname} is not this machine, and --write moves money there: --allow-money lets it.`);
  if ((listen === undefined) !== (secret === undefined)) throw new Error('--listen PORT and --secret whsec_… belong together');
  const foreign = told['foreign-id'];
  const readCode = createCodeReader(told);
  const { most, walk } = await prepareWriting({
    ask,
    token,
    tell,
    ...(readCode === undefined ? {} : { readCode }),
    ...(pay === undefined ? {} : { payCard: async (intent) => void (await readOutput(pay, { INTENT: intent })) }),
    ...(told.iban === undefined ? {} : { iban: told.iban }),
    ...(told['other-iban'] === undefined ? {} : { otherIban: told['other-iban'] }),
    ...(told.address === undefined ? {} : { address: told.address }),
    ...(foreign === undefined ? {} : { foreignId: Number(foreign) }),
    ...(told.calls === undefined ? {} : { calls: told.calls.split(',') }),
  });
  const sentence = `At most ${formatSums(most)} of ${username}`;
  if (told.yes) process.stderr.write(`${sentence}\n`);
  else if (!(await askForConsent(sentence))) throw new Error('Nothing was moved.');
  if (listen === undefined || secret === undefined) return walk();
  const listener = await openListener(Number(listen));
  process.stderr.write(`Events are awaited at ${listener.url}\n`);
  const verdicts = [...(await walk())];
  await listener.judge(
    createSend({ ask, token, readCode }),
    openReport((verdict) => {
      verdicts.push(verdict);
      tell(verdict);
    }),
    secret,
  );
  return verdicts;
}
