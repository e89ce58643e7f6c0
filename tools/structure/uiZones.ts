import { testPackages, type Zone } from './zone.ts';

const looks = ['react', 'react-dom', 'styled-components', 'lucide-react'];
const floating = ['@floating-ui/react', '@floating-ui/react-dom', 'qrcode.react', 'qr'];
const forms = ['react-hook-form', '@hookform/resolvers', 'zod/mini'];
const features = /^packages\/ui\/src\/screens\/([^/]+)\//;

/** `@wallet/ui`: tokens > foundations > components > patterns > screens. It never imports the contract or the app. */
export const uiZones: readonly Zone[] = [
  { name: 'ui/stylesheets', pattern: /^packages\/ui\/src\/.*\.css$/, zones: [], packages: [] },
  {
    // Samples of every component, and what the tests of all of them need.
    name: 'ui/test',
    pattern: /^packages\/ui\/src\/(testing\/.*|.*\.test)\.tsx?$/,
    zones: [
      'core',
      'core/testing',
      'ui/tokens',
      'ui/foundations',
      'ui/components',
      'ui/patterns',
      'ui/screens',
      'ui/catalogue',
      'ui/texts',
      'ui/languages',
    ],
    packages: [
      ...testPackages,
      'storybook/test',
      '@testing-library/react',
      'react',
      'react-dom',
      'styled-components',
      'zod/mini',
      'colorjs.io',
      'node:',
    ],
  },
  {
    name: 'ui/catalogue',
    pattern: /^packages\/ui\/src\/screens\/.+\.texts(\.de)?\.ts$/,
    // The words of its own feature's view model: a text for each of them.
    zones: ['core', 'ui/texts', 'ui/patterns', 'ui/screens'],
    packages: [],
    features,
    namedFeatures: true,
  },
  // Core's amounts and formats for other products; inside this repository core itself is imported.
  { name: 'ui/money', pattern: /^packages\/ui\/src\/(money|format)\//, zones: ['core'], packages: [] },
  // The type of a brand's mark is React's.
  { name: 'ui/tokens', pattern: /^packages\/ui\/src\/tokens\//, zones: [], packages: ['react'] },
  {
    // Every catalogue's words again: only what chooses a language reaches them, so that nobody loads another than their own.
    name: 'ui/languages',
    pattern: /^packages\/ui\/src\/texts\/de\//,
    zones: ['core', 'ui/texts', 'ui/foundations', 'ui/components', 'ui/patterns', 'ui/catalogue'],
    packages: [],
  },
  { name: 'ui/texts', pattern: /^packages\/ui\/src\/texts\//, zones: ['core'], packages: ['react'] },
  {
    name: 'ui/foundations',
    pattern: /^packages\/ui\/src\/foundations\//,
    zones: ['core', 'ui/tokens', 'ui/texts'],
    packages: [...looks, ...floating],
  },
  {
    name: 'ui/components',
    pattern: /^packages\/ui\/src\/components\//,
    zones: ['core', 'ui/tokens', 'ui/foundations', 'ui/texts'],
    packages: [...looks, ...floating],
  },
  {
    name: 'ui/patterns',
    pattern: /^packages\/ui\/src\/patterns\//,
    zones: ['core', 'ui/tokens', 'ui/foundations', 'ui/components', 'ui/texts'],
    packages: [...looks, ...forms, '@tanstack/react-virtual'],
  },
  {
    name: 'ui/screens',
    pattern: features,
    zones: ['core', 'ui/tokens', 'ui/foundations', 'ui/components', 'ui/patterns', 'ui/catalogue', 'ui/texts'],
    packages: [...looks, ...forms],
    features,
    namedFeatures: true,
  },
];
