import { defaultClientConditions, defaultServerConditions } from 'vite';

/** How bundles for the browser resolve the packages of this repository. */
export const browserResolution = { conditions: ['@wallet/source', ...defaultClientConditions] };

/**
 * How Node resolves them under Vite. Adding 'import' or 'default' would also affect `require`, which breaks packages that have both forms
 * (pg).
 */
export const nodeResolution = { conditions: ['@wallet/source', ...defaultServerConditions] };

/** Minifies styles and marks them as side-effect free. The app, the package and the size budgets share this transform. */
export const styleTransform = {
  plugins: { styledComponents: { minify: true, pure: true, displayName: false, fileName: false, ssr: true } },
} as const;
