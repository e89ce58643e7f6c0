import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { browserResolution } from '../tools/build/uiSources.ts';
import { publicDocs } from './publicDocs.plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/design/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The properties come from publicDocs.ts.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [publicDocs()],
      resolve: browserResolution,
      build: {
        reportCompressedSize: false,
        chunkSizeWarningLimit: 4000,
        // Tests and designers open stories thousands of times. A few files load faster than a hundred shared ones.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'ui', test: /[\\/]packages[\\/]/ },
                { name: 'libraries', test: /[\\/]node_modules[\\/](?!.*(?:storybook|axe-core))/ },
              ],
            },
          },
        },
      },
    }),
};

export default config;
