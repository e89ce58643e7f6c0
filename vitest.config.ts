import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import type { EmulatedMedia } from './.storybook/emulatedMedia.ts';
import { listStoryPackages } from './.storybook/packages.ts';
import { chromeFlags, findChromePath } from './tools/getChromePath.ts';
import { nodeResolution } from './tools/build/uiSources.ts';

const resolve = { conditions: ['@wallet/source'] };
const ssr = { resolve: { conditions: nodeResolution.conditions } };
/** Files share an environment per worker. Isolation would take four to eight times as long. */
const isolate = false;

/** Generous, because tests wait for each other on two cores. A hanging test still fails. */
const TEST_TIMEOUT_MS = 60_000;
const expectTimeouts = { poll: { timeout: 10_000 } };
const setupFiles = [join(import.meta.dirname, 'tools/setup/seedProperties.ts')];

/** A full run also checks stories in the dark, in forced colours and with reduced motion (.storybook). */
const emulateMedia: BrowserCommand<[features: EmulatedMedia]> = ({ page }, features) => page.emulateMedia(features);

export default defineConfig({
  test: {
    // Read by tools/runSteps.ts to count the results.
    ...(process.env['REPORT'] === undefined ? {} : { reporters: ['default', 'json'], outputFile: { json: process.env['REPORT'] } }),
    // By default Vitest leaves one core unused.
    maxWorkers: availableParallelism(),
    coverage: { provider: 'v8', include: ['packages/*/src/**', 'app/src/**'], reportsDirectory: 'coverage' },
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          environment: 'node',
          isolate,
          setupFiles,
          include: ['{app,console,packages/*}/src/**/*.test.ts', '{stories,tools,visual-tests,packages/ui/build}/**/*.test.ts'],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          expect: expectTimeouts,
        },
      },
      {
        resolve,
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate,
          setupFiles: [...setupFiles, join(import.meta.dirname, 'tools/setup/emptyPage.ts')],
          include: ['{app,packages/ui}/src/**/*.test.tsx', 'stories/**/*.test.tsx'],
          testTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        resolve: { alias: [{ find: /^.*\/parts\/Part\.tsx$/, replacement: join(import.meta.dirname, '.storybook/LatePart.tsx') }] },
        // All packages are prebundled, because discovering one later would reload the page during the tests.
        optimizeDeps: { include: listStoryPackages(), noDiscovery: true },
        test: {
          name: 'stories',
          isolate,
          // Selects what .storybook/bothThemes.ts checks.
          env: { STORIES: process.env['STORIES'] ?? '' },
          testTimeout: TEST_TIMEOUT_MS,
          browser: {
            enabled: true,
            headless: true,
            commands: { emulateMedia },
            provider: playwright({
              contextOptions: { colorScheme: 'light', reducedMotion: 'reduce' },
              launchOptions: { executablePath: findChromePath(), args: chromeFlags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
