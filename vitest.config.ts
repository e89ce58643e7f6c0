import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import type { EmulatedMedia } from './.storybook/emulatedMedia.ts';
import { packagesOfStories } from './.storybook/packages.ts';
import { chromeFlags, knownChromePath } from './tools/chromePath.ts';
import { nodeResolution } from './tools/build/uiSources.ts';

const resolve = { conditions: ['@wallet/source'] };
const ssr = { resolve: { conditions: nodeResolution.conditions } };
/** Files share an environment per worker and clean up after themselves: isolation costs four to eight times the run. */
const isolate = false;

/** Two cores do several things at once: a test that hangs fails, one that waits its turn does not. */
const TEST_TIMEOUT_MS = 60_000;
const expectTimeouts = { poll: { timeout: 10_000 } };
const setupFiles = [join(import.meta.dirname, 'tools/setup/seedProperties.ts')];

/** A whole run looks at stories as other customers have them: in the dark, in forced colours, without motion (.storybook). */
const emulateMedia: BrowserCommand<[features: EmulatedMedia]> = ({ page }, features) => page.emulateMedia(features);

export default defineConfig({
  test: {
    // Where tools/runSteps.ts reads what has passed.
    ...(process.env['REPORT'] === undefined ? {} : { reporters: ['default', 'json'], outputFile: { json: process.env['REPORT'] } }),
    // Vitest leaves one of the machine's cores to others.
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
          include: ['{app,console,packages/*}/src/**/*.test.ts', '{tools,visual-tests,packages/ui/build}/**/*.test.ts'],
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
          setupFiles,
          include: ['{app,packages/ui}/src/**/*.test.tsx'],
          testTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        resolve: { alias: [{ find: /^.*\/parts\/Part\.tsx$/, replacement: join(import.meta.dirname, '.storybook/LatePart.tsx') }] },
        // All are known before the first story plays: one that is met later would reload the page in the middle of the tests.
        optimizeDeps: { include: packagesOfStories(), noDiscovery: true },
        test: {
          name: 'stories',
          isolate,
          // What .storybook/bothThemes.ts checks of a story.
          env: { STORIES: process.env['STORIES'] ?? '' },
          testTimeout: TEST_TIMEOUT_MS,
          browser: {
            enabled: true,
            headless: true,
            commands: { emulateMedia },
            provider: playwright({
              contextOptions: { colorScheme: 'light', reducedMotion: 'reduce' },
              launchOptions: { executablePath: knownChromePath(), args: chromeFlags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
