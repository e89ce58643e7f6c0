import { chromium, type Page } from 'playwright';
import { createHash, X509Certificate } from 'node:crypto';
import { cpSync, globSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { chromeFlags, chromePath } from '../chromePath.ts';

type RollOut = {
  readonly url: string;
  /** What is served. */
  readonly dist: string;
  /** The next build, in a folder of its own. */
  readonly next: string;
  /** Folder of the certificate. */
  readonly certificate: string;
};

/** The browser takes this certificate as if it were signed: it keeps nothing of a server whose certificate it only overlooks. */
function trust(certificate: string): string {
  const key = new X509Certificate(readFileSync(join(certificate, 'fullchain.pem'))).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

const PATIENCE_MS = 15_000;

/** The new files beside the old ones first, the pages last: as deploy/README.md says. */
function rollOut({ dist, next }: RollOut): void {
  cpSync(join(next, 'app/static'), join(dist, 'app/static'), { recursive: true });
  for (const file of globSync('*', { cwd: join(next, 'app') }).filter((name) => name !== 'static'))
    cpSync(join(next, 'app', file), join(dist, 'app', file), { recursive: true });
}

/** The files that a page asks for when it goes somewhere, and how each was answered. */
async function filesOf(page: Page, go: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const statuses = new Map<string, number>();
  const collect = (answer: { url: () => string; status: () => number }): void => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/static/') && pathname.endsWith('.js')) statuses.set(pathname, answer.status());
  };
  page.on('response', collect);
  await go();
  page.off('response', collect);
  return statuses;
}

/** A file that is not there yet, in the middle of a roll-out: a browser that has asked for it asks again. */
async function checkMissing(page: Page, app: string, expect: (isTrue: boolean, what: string) => void): Promise<void> {
  const file = globSync('static/*.js', { cwd: app }).toSorted().at(-1) ?? '';
  const fetchStatus = (): Promise<number> => page.evaluate(async (path) => (await fetch(path)).status, `/${file}`);
  renameSync(join(app, file), join(app, `${file}.away`));
  const missed = await fetchStatus();
  renameSync(join(app, `${file}.away`), join(app, file));
  const come = await fetchStatus();
  renameSync(join(app, file), join(app, `${file}.away`));
  const status = await fetchStatus();
  renameSync(join(app, `${file}.away`), join(app, file));
  expect(missed === 404 && come === 200, `roll-out: a file that was missed (${missed}) is ${come} when it has come`);
  expect(status === 200, 'roll-out: a file that is there is not kept');
}

/** Walks a rolling update with a tab that was open before (DEP-004, DEP-008). @param expect hears each */
export async function checkRollOut(rolled: RollOut, expect: (isTrue: boolean, what: string) => void): Promise<void> {
  const { url, dist } = rolled;
  const versions = [dist, rolled.next].map((folder) => readFileSync(join(folder, 'app/version.txt'), 'utf8').trim());
  expect(versions[0] !== versions[1], `roll-out: both builds are ${versions[0]}`);
  const browser = await chromium.launch({ executablePath: chromePath(), args: [...chromeFlags, trust(rolled.certificate)] });
  try {
    const old = await browser.newPage();
    await old.clock.install();
    await old.goto(`${url}/login`);
    await old.getByLabel('Phone number').waitFor();
    const before = new Set(globSync('static/*.js', { cwd: join(dist, 'app') }));
    rollOut(rolled);
    const prompt = old.getByRole('dialog', { name: 'Application updated' });
    // What watches the version is loaded when the page is idle: on a busy machine a minute may pass before.
    for (let tries = 0; tries < 5 && !(await prompt.isVisible()); tries += 1) {
      await old.clock.fastForward(70_000);
      await prompt.waitFor({ timeout: 5000 }).catch(() => undefined);
    }
    expect(await prompt.isVisible(), 'roll-out: an old tab is not told');

    const waiting = await browser.newPage();
    await waiting.goto(`${url}/login`);
    await waiting.getByLabel('Phone number').waitFor();
    const running = await filesOf(waiting, async () => {
      // The field is in the page before any script; what comes once the page is idle counts as well.
      await waiting.reload({ waitUntil: 'networkidle' });
    });
    const fresh = globSync('static/*.js', { cwd: join(rolled.next, 'app') }).filter((file) => !before.has(file));
    expect(
      fresh.some((file) => running.has(`/${file}`)),
      'roll-out: a new tab runs no new file',
    );

    await checkMissing(waiting, join(dist, 'app'), expect);

    const reloaded = old.waitForEvent('load', { timeout: PATIENCE_MS });
    await prompt.getByRole('button', { name: 'I got it' }).click();
    await reloaded;
    await old.getByLabel('Phone number').waitFor();
    await old.clock.fastForward(70_000);
    expect(!(await prompt.isVisible()), 'roll-out: the new version is announced to itself');
  } finally {
    await browser.close();
  }
}
