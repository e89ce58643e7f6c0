#!/usr/bin/env node
import { isLoopback } from '@wallet/core/configuration/findConfigurationFaults';
import { checkProvider as checkContract } from '@wallet/contract/conformance/checkProvider';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRequester } from './ask.ts';
import { checkInBrowser } from './checkInBrowser.ts';
import { checkConfiguration } from './checkConfiguration.ts';
import { runDoctorChecks } from './runDoctorChecks.ts';
import { createFinding, type Finding } from './finding.ts';
import { signIn } from './signIn.ts';

const USAGE = `Looks at a deployed wallet and says what is wrong with it, a line a check.

  npx wallet-doctor https://wallet.example [--json] [--browser] [--username … --password …]

  --json      [{id, level, what, mend}]
  --browser   opens a page of each group in Chromium, with the real services, and lists what its policies refused
  --username, --password  runs wallet-conformance with a session of this customer
  --plain     where http is answered, when that is not port 80; --ca a certificate that is trusted besides
It sends GET, HEAD and OPTIONS alone (the sign-in of --username besides), at most 100 in 60 s; http for this machine alone.
Ends with 0 without FAIL, 1 with, 2 when the address cannot be reached.`;

async function checkConformance(origin: string, username: string, password: string): Promise<Finding> {
  const check = { id: 'conformance', holds: 'The provider keeps the contract.', mend: 'Run npx wallet-conformance for every line.' };
  const token = await signIn(origin, username, password);
  const send = async (method: string, path: string, bearer: string | undefined) => {
    const headers = { accept: 'application/json', ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }) };
    const answer = await fetch(origin + path, { method, headers, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const verdicts = await checkContract({ ask: send, token, writes: false });
  const broken = verdicts.filter(({ outcome }) => outcome === 'broken');
  return createFinding(
    check,
    broken.map(({ asked, word }) => `${asked}: ${word}`),
  );
}

function readOrigin(address: string | undefined): string {
  if (address === undefined || !URL.canParse(address)) throw new Error(USAGE);
  const { origin, protocol } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(origin)))
    throw new Error(`${address} is no https address: http is for this machine alone.`);
  return origin;
}

const formatFinding = ({ id, level, what, mend }: Finding): string =>
  `${level.padEnd(4)}  ${id}  ${what}${mend === '' ? '' : `  -> ${mend}`}`;

async function run(): Promise<number> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = { json: flag, browser: flag, username: text, password: text, plain: text, ca: text };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const origin = readOrigin(positionals[0]);
  const { username, password, plain, ca } = values;
  const findings = [
    ...(await runDoctorChecks({
      origin,
      ...(plain === undefined ? {} : { plain }),
      ca: ca === undefined ? undefined : readFileSync(ca, 'utf8'),
    })),
    ...(values.browser ? await checkInBrowser(origin, (await checkConfiguration(origin, createRequester().ask)).config) : []),
    ...(username === undefined || password === undefined ? [] : [await checkConformance(origin, username, password)]),
  ];
  const failed = findings.filter(({ level }) => level === 'FAIL').length;
  const warned = findings.filter(({ level }) => level === 'WARN').length;
  const summary = `${origin}: ${findings.length - failed - warned} passed, ${warned} warned, ${failed} failed`;
  process.stdout.write(
    values.json ? `${JSON.stringify(findings, null, 2)}\n` : `${[...findings.map(formatFinding), summary].join('\n')}\n`,
  );
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
