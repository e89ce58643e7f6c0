import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromeFlags } from '../tools/getChromePath.ts';
import { configurations, toFileName, getFileName, buildFilter, type Picture } from './pictures.ts';

export type LokiRun = {
  readonly url: string;
  readonly pictures: readonly Picture[];
  readonly update: boolean;
  readonly browser: { readonly path: string; readonly fontSettings: string };
};

/** Runs loki and resolves with the files of the pictures that passed, because loki has no summary and does not report an empty run. */
async function capturePictures({ url, pictures, update, browser }: LokiRun): Promise<ReadonlySet<string>> {
  const used = configurations.filter((name) => pictures.some(({ configuration }) => configuration === name));
  const filters = Object.fromEntries(used.map((name) => [name, buildFilter(pictures, name)]));
  // Otherwise Chromium would keep pages for back navigation.
  const flags = ['--headless', '--disable-features=BackForwardCache', ...chromeFlags].join(' ');
  const options = ['--reactUri', url, '--chromeConcurrency', '2', '--verboseRenderer', `--chromeFlags=${flags}`];
  const command = update ? ['update'] : ['test', '--requireReference'];
  const loki = spawn(process.execPath, [join(import.meta.dirname, 'loki.cjs'), ...command, ...options], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      CI: 'true',
      CHROME_PATH: browser.path,
      FONTCONFIG_FILE: browser.fontSettings,
      VISUAL_FILTERS: JSON.stringify(filters),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const passed = new Set<string>();
  for (const stream of [loki.stdout, loki.stderr]) {
    createInterface(stream).on('line', (line) => {
      const picture = /^PASS [^/]+\/([^/]+\/.+)$/.exec(line)?.[1];
      if (picture !== undefined) passed.add(toFileName(picture));
      if (!/^(WAIT|RUNS|PASS)/.test(line)) console.log(line);
    });
  }
  return new Promise((resolve) => {
    loki.once('close', (_, signal) => {
      if (signal !== null) console.log(`Loki was ended by ${signal}.`);
      resolve(passed);
    });
  });
}

/** Captures and compares the pictures once. Returns those that differ or were not reached. */
export async function runLoki(run: LokiRun): Promise<readonly Picture[]> {
  const passed = await capturePictures(run);
  return run.pictures.filter((picture) => !passed.has(getFileName(picture)));
}
