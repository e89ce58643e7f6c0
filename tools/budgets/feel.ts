import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { chromeFlags, chromePath } from '../chromePath.ts';
import type { Figure } from './Figure.ts';
import { onProvider } from './inBrowser.ts';

const folder = join(import.meta.dirname, '../bench');
const lineSchema = z.object({ page: z.string(), lcp: z.number(), tbt: z.number(), cls: z.number(), score: z.number() });
const goals: Record<string, string> = {
  '/': '1.5',
  '/login': '1.5',
  '/assets': '2.5',
  static: '0.9, else this machine is too slow to tell',
};

/** F1 to F5 by Lighthouse, which lives in a folder of its own. Reported, not gated: the machine that runs the tests is not known. */
export const measureFeel = (): Promise<readonly Figure[]> =>
  onProvider(async (url) => {
    if (!existsSync(join(folder, 'node_modules/lighthouse')))
      execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
    const task = { url, executablePath: chromePath(), flags: chromeFlags, username: '+37060000001', password: 'Halden2026' };
    const printed = execFileSync(process.execPath, [join(folder, 'lighthouse.mjs'), JSON.stringify(task)], { encoding: 'utf8' });
    return printed
      .trim()
      .split('\n')
      .flatMap((line) => {
        const { page, lcp, tbt, cls, score } = lineSchema.parse(JSON.parse(line));
        return [
          { id: page === '/assets' ? 'F2' : 'F1', what: `${page} LCP (goal ${goals[page] ?? ''})`, value: lcp, unit: 's' },
          { id: 'F3', what: `${page} TBT (goal 200 ms)`, value: tbt, unit: 'ms' },
          { id: 'F4', what: `${page} CLS (goal 0.01)`, value: cls, unit: '' },
          { id: 'F5', what: `${page} performance score (goal 97)`, value: score, unit: '' },
        ];
      });
  });
