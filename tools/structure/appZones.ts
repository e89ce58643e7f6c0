import { testPackages, type Zone } from './zone.ts';

const folder = (name: string): RegExp => new RegExp(`^app/src/${name}/`);
const shared = ['core', 'contract', 'bridge'];
const screens = ['ui/stylesheets', 'ui/texts', 'ui/patterns', 'ui/screens', 'ui/foundations', 'ui/tokens'];
/** Tests of the app may run against the real provider, in process. */
const sandbox = ['sandbox', 'sandbox/testing', 'sandbox/http', 'sandbox/control'];
/** What lies below the features, each to the right of what it may import. */
const foundations = ['app/config', 'app/storage', 'app/adapters', 'app/session', 'app/api', 'app/services', 'app/paths'];
const layers = [...foundations, 'app/data', 'app/operations', 'app/features', 'app/shell', 'app/routes', 'app/routing'];

const inTests = [
  ...testPackages,
  '@testing-library/react',
  'react',
  'react-dom/static',
  'react-router-dom',
  '@tanstack/react-query',
  'axios',
  'zod/mini',
  '@noble/curves/secp256k1',
  'node:',
];

/**
 * The thin assembly: `adapters, storage, session < api < data < operations < features < shell < routing`, and an arrow goes left only. No styles,
 * no markup, no text of its own; contract and ui meet from operations on. Every layer takes its links from `routing/paths`, which shows them of the
 * table of routes what leads to a page and not the page.
 */
export const appZones: readonly Zone[] = [
  {
    name: 'app/test',
    pattern: /^app\/src\/.*\.test\.tsx?$/,
    zones: ['app', 'app/testing', 'core/testing', ...layers, ...shared, ...screens, ...sandbox],
    packages: inTests,
  },
  {
    name: 'app/testing',
    pattern: folder('testing'),
    zones: ['app', ...layers, ...shared, ...screens, ...sandbox],
    packages: inTests,
  },
  { name: 'app/paths', pattern: /^app\/src\/routing\/paths\.ts$/, zones: ['app/routes', 'ui/patterns'], packages: [] },
  {
    // The table names every page, lazily: the one way by which an arrow comes back to the features.
    name: 'app/routes',
    pattern: /^app\/src\/routing\/[Rr]outes?\.ts$/,
    zones: [...screens, 'app/operations', 'app/features', 'app/routing'],
    packages: ['react', 'react-router-dom'],
  },
  { name: 'app/config', pattern: folder('config'), zones: ['core'], packages: ['zod/mini'] },
  { name: 'app/storage', pattern: folder('storage'), zones: ['core', 'app/config'], packages: ['zod/mini'] },
  {
    name: 'app/adapters',
    pattern: folder('adapters'),
    zones: [...shared, 'app/config', 'app/storage'],
    packages: [
      'react',
      'zod/mini',
      '@stripe/stripe-js',
      '@stripe/react-stripe-js',
      '@simplewebauthn/browser',
      'dpop',
      '@noble/curves/secp256k1',
    ],
    features: /^app\/src\/adapters\/([^/]+)\//,
    noMarkup: true,
  },
  {
    name: 'app/session',
    pattern: folder('session'),
    zones: [...shared, 'app/config', 'app/storage', 'app/adapters'],
    packages: ['react', 'zod/mini'],
    noMarkup: true,
  },
  {
    name: 'app/api',
    pattern: folder('api'),
    // The outcome and page-state words of the patterns are what an answer is told in; types alone, so nothing of ui is loaded here.
    zones: [...shared, 'app/config', 'app/storage', 'app/adapters', 'app/session', 'app/services', 'ui/patterns'],
    packages: ['axios', 'react', 'zod/mini'],
  },
  {
    name: 'app/services',
    pattern: /^app\/src\/(services|providers)\//,
    zones: [...shared, 'app/config', 'app/storage', 'app/adapters', 'app/session', 'app/api'],
    packages: ['react', '@tanstack/react-query'],
    noMarkup: true,
  },
  {
    name: 'app/data',
    pattern: folder('data'),
    zones: [...shared, 'app/api', 'app/session', 'app/services', 'app/config', 'app/storage'],
    packages: ['react', '@tanstack/react-query', 'zod/mini'],
    features: /^app\/src\/data\/([^/]+)\//,
    noMarkup: true,
  },
  {
    name: 'app/operations',
    pattern: folder('operations'),
    zones: [...shared, ...screens, ...foundations, 'app/data'],
    packages: ['react', 'react-router-dom', '@tanstack/react-query', 'zod/mini'],
    noMarkup: true,
  },
  {
    name: 'app/features',
    pattern: folder('features'),
    // 'ui/catalogue': a toast or a document's title is shown by the page, in the words of its feature.
    zones: [...shared, ...screens, ...foundations, 'app/data', 'app/operations', 'ui/catalogue'],
    packages: ['react', 'react-router-dom', '@tanstack/react-query', 'zod/mini'],
    features: /^app\/src\/features\/([^/]+)\//,
    namedFeatures: true,
    noMarkup: true,
  },
  {
    name: 'app/shell',
    pattern: folder('shell'),
    zones: [...shared, ...screens, ...foundations, 'app/data', 'app/operations', 'app/features'],
    packages: ['react', 'react-router-dom', '@tanstack/react-query'],
    noMarkup: true,
  },
  {
    name: 'app/routing',
    pattern: folder('routing'),
    zones: [...shared, ...screens, ...foundations, 'app/data', 'app/operations', 'app/features', 'app/shell', 'app/routes'],
    packages: ['react', 'react-router-dom', '@tanstack/react-query'],
    noMarkup: true,
  },
  {
    name: 'app',
    pattern: /^app\/src\/[^/]+\.tsx?$/,
    zones: ['ui/languages', ...layers, ...shared, ...screens],
    packages: ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'zod/mini'],
    noMarkup: true,
  },
];
