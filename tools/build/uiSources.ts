import { defaultClientConditions, defaultServerConditions } from 'vite';

/** How a bundle for the browser finds the packages of this repository. */
export const browserResolution = { conditions: ['@wallet/source', ...defaultClientConditions] };

/**
 * How Node does, under Vite. Only these conditions: 'import' or 'default' here would reach `require` too, and packages with both forms
 * (pg) break.
 */
export const nodeResolution = { conditions: ['@wallet/source', ...defaultServerConditions] };

/** Styles are minified and marked as free of side effects: the same transform for the app, the package and what measures it. */
export const styleTransform = {
  plugins: { styledComponents: { minify: true, pure: true, displayName: false, fileName: false, ssr: true } },
} as const;
