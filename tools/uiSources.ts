import { join } from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';

const ui = join(import.meta.dirname, '../packages/ui/src');

/**
 * `@wallet/ui/…` as its sources. The condition `@wallet/source` in its package.json names `.tsx` first and `.ts` second, as TypeScript
 * reads it; Vite takes the first of a list whether the file exists or not, so here the extension is left to its own search.
 */
export const uiSources = [{ find: /^@wallet\/ui\/(?!components\/[^/]+$)(?!.*\.css$)(.+)$/, replacement: `${ui}/$1` }];

/** How a bundle for the browser finds the packages of this repository. */
export const browserResolution = { alias: uiSources, conditions: ['@wallet/source', ...defaultClientConditions] };

/**
 * How Node does, under Vite. Only these conditions: 'import' or 'default' here would reach `require` too, and packages with both forms
 * (pg) break.
 */
export const nodeResolution = { alias: uiSources, conditions: ['@wallet/source', ...defaultServerConditions] };

/** Styles are minified and marked as free of side effects: the same transform for the app, the package and what measures it. */
export const styleTransform = {
  plugins: { styledComponents: { minify: true, pure: true, displayName: false, fileName: false, ssr: true } },
} as const;
