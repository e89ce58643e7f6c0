import { serve } from '@hono/node-server';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBankTransferHelpers, type Holder } from './testing/bankTransfers.ts';
import { setUpProvider } from './testing/setUpProvider.ts';

const COMMAND = fileURLToPath(import.meta.resolve('@wallet/contract/conformance/main'));

const provider = setUpProvider();
let holder: Holder;
let server: ReturnType<typeof serve>;
let origin: string;
beforeAll(async () => {
  holder = await createBankTransferHelpers(provider).newHolder();
  server = serve({ fetch: provider.http.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}, 60_000);
afterAll(async () => {
  if ('closeAllConnections' in server) server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Runs `wallet-conformance` without a terminal. */
async function run(...args: readonly string[]) {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [said, warned] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (part: string) => (said += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (warned += part));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, said, warned };
}
const getHolderArguments = (): readonly string[] => ['--url', origin, '--username', holder.username, '--password', holder.password];
const readEuros = () => createBankTransferHelpers(provider).readBalance(holder);

it('--write prints the most it will move, then a line for each check, and exits with 0 (CONF-001, CONF-002)', async () => {
  const { status, said, warned } = await run(...getHolderArguments(), '--write', '--yes', '--calls', 'API-037');
  expect(warned).toBe(`At most 10.00 EUR of ${holder.username}\n`);
  expect(said).toContain('ok   RULE-017     API-037 10.00 EUR bring 10.78 USD\n');
  expect(said).toMatch(/: \d+ passed, 0 failed, 1 skipped\n$/);
  expect(status).toBe(0);
});

it('--write moves nothing when there is no terminal to confirm on (CONF-002)', async () => {
  const before = await readEuros();
  const { status, warned } = await run(...getHolderArguments(), '--write', '--calls', 'API-037');
  expect({ status, warned }).toEqual({
    status: 2,
    warned: `At most 10.00 EUR of ${holder.username}\nNobody is here to be asked: --yes goes on.\n`,
  });
  expect(await readEuros()).toEqual(before);
});

it('--write refuses another machine without --allow-money (CONF-002)', async () => {
  const { status, warned } = await run('--url', 'https://provider.example', '--token', 'x', '--write', '--yes');
  expect({ status, warned }).toEqual({
    status: 2,
    warned: 'provider.example is not this machine, and --write moves money there: --allow-money lets it.\n',
  });
});

it('the help lists --write under --writes (D-CONF-01)', async () => {
  const { status, warned } = await run();
  expect(status).toBe(2);
  expect(warned).toMatch(/--writes .*\n {2}--write /);
});
