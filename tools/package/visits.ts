import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { inBrowser } from '../budgets/inBrowser.ts';
import { freePort } from '../budgets/provider.ts';

/** A development server compiles when it is first asked. */
const MOST_STARTING_MS = 60_000;
const BETWEEN_ASKING_MS = 100;

type Place = { readonly folder: string; readonly env: NodeJS.ProcessEnv };

/** A program of a project, in a group of its own: some servers are the child of a child. */
export function start(command: string, { folder, env }: Place): { readonly ended: Promise<void>; readonly stop: () => void } {
  const child = spawn(command, { cwd: folder, env, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()));
  const ended = new Promise<void>((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} failed:\n${printed}`))));
  });
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  return { ended, stop };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Visits what a server serves, and stops it. @param template its command, with `PORT` for a port that it takes or finds in its environment */
export async function visiting(template: string, place: Place, visit: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const program = start(template.replace('PORT', `${port}`), { ...place, env: { ...place.env, PORT: `${port}` } });
  const url = `http://localhost:${port}/`;
  const ready = async (): Promise<void> => {
    for (const end = Date.now() + MOST_STARTING_MS; !(await answers(url)); await delay(BETWEEN_ASKING_MS))
      assert.ok(Date.now() < end, `${template} does not answer.`);
    await visit(url);
  };
  try {
    await Promise.race([ready(), program.ended]);
  } finally {
    program.stop();
    await program.ended.catch(() => undefined);
  }
}

/** Looks at a page as a server has written it: it is painted before any script has run. */
export const lookUnscripted = (url: string): Promise<void> =>
  inBrowser(async (browser) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(url);
    const ground = await page.getByRole('link', { name: 'Create account' }).evaluate((link) => getComputedStyle(link).backgroundColor);
    assert.notEqual(ground, 'rgba(0, 0, 0, 0)', `${url} has no styles before its scripts have run.`);
  });

/** Opens a page in the browser and fails when it complains of anything. */
export const openPage = (url: string, visit: (page: Page) => Promise<void>): Promise<void> =>
  inBrowser(async (browser) => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(url);
    await visit(page);
    assert.deepEqual(complaints, [], `${url} complains`);
  });
