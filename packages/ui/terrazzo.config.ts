import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { contrastPairs } from './src/tokens/brand/contrastPairs.ts';
import { createStylesheetPlugin } from './stylesheet.plugin.ts';

export default defineConfig({
  tokens: ['./tokens/tokens.json'],
  outDir: process.env['TOKENS_OUT'] ?? './src/tokens/',
  // plugin-css gives every token its CSS name and its value per mode. stylesheet() arranges them.
  plugins: [css({ skipBuild: true, legacyHex: true }), createStylesheetPlugin()],
  lint: {
    rules: {
      'a11y/min-contrast': [
        'error',
        {
          level: 'AA',
          pairs: contrastPairs.map(({ foreground, background, least }) => ({
            foreground: `semantic.color.${foreground}`,
            background: `semantic.color.${background}`,
            largeText: least < 4.5,
          })),
        },
      ],
    },
  },
});
