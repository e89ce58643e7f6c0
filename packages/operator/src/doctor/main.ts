#!/usr/bin/env node
import { isLoopback } from '@wallet/core/configuration/findConfigurationFaults';
import { checkProvider as checkContract } from '@wallet/contract/conformance/checkProvider';
import { connectProvider, signIn } from '@wallet/contract/conformance/sendRequest';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRequester } from './ask.ts';
import { checkInBrowser } from './checkInBrowser.ts';
import { checkConfiguration } from './checkConfiguration.ts';
import { runDoctorChecks } from './runDoctorChecks.ts';
import { createFinding, type Finding } from './finding.ts';

const USAGE = `Checks a deployed wallet and prints one line per check.

  npx wallet-doctor https://wallet.example [--json] [--browser] [--username … --password …]

  --json      [{id, level, what, mend}]
  --browser   opens a page of each group in Chromium, with the real services, and lists what the policies blocked
  --username, --password  runs wallet-conformance with a session of this customer
  --plain     the http address, if it is not port 80
  --ca        an additional trusted certificate
Sends only GET, HEAD and OPTIONS (and the sign-in for --username), at most 100 requests in 60 s. http is only allowed on this machine.
Exits with 0 if there is no FAIL, 1 if there is one, 2 if the address cannot be reached.`;

async function checkConformance(origin: string, username: string, password: string): Promise<Finding> {
  const check = {
    id: 'conformance',
    holds: 'The provider conforms to the contract.',
    mend: 'Run npx wallet-conformance to see every line.',
  };
  const sendRequest = connectProvider(origin);
  const token = await signIn(sendRequest, username, password);
  const verdicts = await checkContract({ sendRequest, token, writes: false });
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
    throw new Error(`${address} is not an https address: http is only allowed on this machine.`);
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
