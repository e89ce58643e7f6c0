#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { callAfter } from '../openBridge.ts';
import { checkPageEnd } from './checkPageEnd.ts';
import { checkWrapper } from './checkWrapper.ts';
import type { CheckResult } from './line.ts';
import { openReference } from './openReference.ts';
import { writePage } from './writePage.ts';

const USAGE = `Runs every question, time-out and malformed answer of docs/bridge.md against the reference wrapper.

  npx wallet-bridge-conformance [--json]
  npx wallet-bridge-conformance --page [--out dist/bridge-check]

  --page   writes a page that a shell opens in its own web view: it asks that wrapper everything
  --json   the lines as JSON
Ends with 0 when all holds, 1 when not, 2 when it could not be run.`;

/** Checks the reference like any wrapper: over messages, on the machine's clock. */
async function checkReference(): Promise<readonly CheckResult[]> {
  const { hear, listen } = openReference();
  return checkWrapper({ send: hear, listen, after: callAfter, version: '2026.11.01' });
}

async function run(): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const options = { page: flag, json: flag, help: flag, out: { type: 'string', default: 'dist/bridge-check' } } as const;
  const { values } = parseArgs({ options });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (values.page) {
    process.stdout.write(`bridge: ${await writePage(values.out)} is the page for the web view\n`);
    return 0;
  }
  const lines = [...(await checkPageEnd()), ...(await checkReference())];
  const failed = lines.filter(({ isHeld }) => !isHeld);
  const report = lines.map(({ what, isHeld, word }) => `${isHeld ? 'ok  ' : 'FAIL'} ${what}${word === '' ? '' : `: ${word}`}`);
  const summary = `bridge: ${lines.length - failed.length} passed, ${failed.length} failed`;
  process.stdout.write(values.json ? `${JSON.stringify(lines, null, 2)}\n` : `${[...report, summary].join('\n')}\n`);
  return failed.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
