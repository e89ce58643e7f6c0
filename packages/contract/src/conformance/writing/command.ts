import { exec } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { promisify, type parseArgs } from 'node:util';
import type { SendRequest } from '../sendRequest.ts';
import { openReport, type Verdict } from '../verdicts.ts';
import { prepareWriting, formatSums } from './checkWriting.ts';
import { openListener } from './listen.ts';
import { createSend } from './wire.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
/** The options of the command that only `--write` reads. */
export const writingOptions = {
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
  'allow-money': flag,
  yes: flag,
};

type CommandOptions = ReturnType<typeof parseArgs<{ options: typeof writingOptions }>>['values'] & {
  readonly origin: string;
  readonly sendRequest: SendRequest;
  readonly token: string | undefined;
  readonly username?: string | undefined;
  readonly onVerdict: (verdict: Verdict) => void;
};

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const shell = promisify(exec);

/** Runs a command that the engineer has given, on their own machine. */
const readOutput = async (command: string, environment: NodeJS.ProcessEnv = {}): Promise<string> =>
  (await shell(command, { env: { ...process.env, ...environment } })).stdout.trim();

function createCodeReader({ code, 'code-command': command }: CommandOptions): (() => Promise<string>) | undefined {
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
export async function runWriting(options: CommandOptions): Promise<readonly Verdict[]> {
  const { origin, sendRequest, token, onVerdict, username = 'the customer of the token', listen, secret } = options;
  if (token === undefined) throw new Error('--write moves money of a customer: --username and --password, or --token');
  const { hostname } = new URL(origin);
  if (!LOOPBACK.test(hostname) && !options['allow-money'])
    throw new Error(`${hostname} is not this machine, and --write moves money there: --allow-money lets it.`);
  if ((listen === undefined) !== (secret === undefined)) throw new Error('--listen PORT and --secret whsec_… belong together');
  const { 'card-command': pay, 'foreign-id': foreignId } = options;
  const wire = { sendRequest, token, readCode: createCodeReader(options) };
  const { most, walk } = await prepareWriting({
    ...wire,
    onVerdict,
    payCard: pay === undefined ? undefined : async (intent) => void (await readOutput(pay, { INTENT: intent })),
    iban: options.iban,
    otherIban: options['other-iban'],
    address: options.address,
    foreignId: foreignId === undefined ? undefined : Number(foreignId),
    calls: options.calls?.split(','),
  });
  const sentence = `At most ${formatSums(most)} of ${username}`;
  if (options.yes) process.stderr.write(`${sentence}\n`);
  else if (!(await askForConsent(sentence))) throw new Error('Nothing was moved.');
  if (listen === undefined || secret === undefined) return walk();
  const listener = await openListener(Number(listen));
  process.stderr.write(`Events are awaited at ${listener.url}\n`);
  const verdicts = await walk();
  const report = openReport(onVerdict);
  await listener.check(createSend(wire), report, secret);
  return [...verdicts, ...report.verdicts];
}
