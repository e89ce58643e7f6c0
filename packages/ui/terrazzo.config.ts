import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { stylesheet } from './stylesheet.plugin.ts';

const on = (background: string, ...foregrounds: readonly string[]): { foreground: string; background: string }[] =>
  foregrounds.map((foreground) => ({ foreground: `semantic.color.${foreground}`, background: `semantic.color.${background}` }));

export default defineConfig({
  tokens: ['./tokens/tokens.json'],
  outDir: process.env['TOKENS_OUT'] ?? './src/tokens/',
  // plugin-css gives every token its CSS name and value in every mode; stylesheet() arranges them.
  plugins: [css({ skipBuild: true, legacyHex: true }), stylesheet()],
  lint: {
    rules: {
      'a11y/min-contrast': [
        'error',
        {
          level: 'AA',
          pairs: [
            ...on('bg.page', 'text.primary', 'text.secondary', 'text.muted', 'text.link', 'text.positive', 'text.negative'),
            ...on('bg.surface', 'text.primary', 'text.secondary', 'text.muted', 'text.link', 'text.positive', 'text.negative'),
            ...on('bg.hero', 'text.on-hero', 'text.on-hero-muted'),
            ...on('action.primary.bg', 'action.primary.text'),
            ...on('action.secondary.bg', 'action.secondary.text'),
            ...on('action.danger.bg', 'action.danger.text'),
          ],
        },
      ],
    },
  },
});
