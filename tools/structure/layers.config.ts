import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** Tests and their support are exempt from the rules for floors and packages. */
const TEST = String.raw`\.test\.tsx?$|/testing/|^packages/sandbox/src/simulation/`;
const CORE = '^packages/core/src/(?!testing/)';
/** They import nothing, so using them adds no other dependency. */
const READERS = '^packages/core/src/configuration/readers[.]';
/** The console searches like the app. */
const SEARCH = '^packages/core/src/search/';
const CONTRACT = '^packages/contract/src/(?!conformance/)';
const BRIDGE = '^packages/bridge/src/(?!conformance/)';
const UI = '^packages/ui/src/';

/** What the sources of each package may import besides their own. Everything else fails. */
const packages: Readonly<Record<string, readonly string[]>> = {
  '^packages/core/': [],
  '^packages/bridge/': [READERS],
  '^packages/contract/': [CORE],
  '^packages/operator/': [CORE, '^packages/contract/'],
  '^packages/ui/src/': [CORE],
  '^packages/sandbox/': [CORE, CONTRACT],
  // All of the library except its bare components.
  '^app/src/': [CORE, CONTRACT, BRIDGE, `${UI}(patterns|screens|foundations|tokens|texts|.+[.]css$)`],
  '^packages/console/src/': [
    READERS,
    SEARCH,
    CONTRACT,
    '^packages/sandbox/src/(control|presets)/',
    `${UI}(patterns|foundations|components|.+[.]css$)`,
  ],
  '^stories/': [UI, CORE],
  '^examples/': [UI],
  '^e2e/(?!.*[.]config[.])': [CORE, '^app/src/routing/paths[.]', '^tools/budgets/provider[.]'],
  '^(tools|visual-tests)/': [
    '^packages/(core|contract|operator|sandbox)/',
    BRIDGE,
    '^e2e/support/',
    `${UI}(components|patterns|.+[.]css$)`,
    '^packages/ui/build/',
    '^app/src/adapters/',
  ],
  '^([.]storybook/|[^/]+[.]config[.]ts$|e2e/[^/]+[.]config[.]ts$|(app|packages/(console|ui))/[^/]+[.]ts$)': [
    '^tools/',
    '^packages/ui/build/',
    '^stories/(docs|support)/',
    UI,
  ],
};

const splitFloors = (floors: string): readonly (readonly string[])[] => floors.split(' ').map((floor) => [floor]);

/** The floors of a package, from the ground up. A floor may import those below it, but none beside or above. */
const floorsOfPackages: Readonly<Record<string, readonly (readonly string[])[]>> = {
  // The top floors repeat the texts of every catalogue. Only the language loader imports them, so that customers load a single language.
  '^packages/ui/src/': [
    ['tokens/', 'texts/(?!(?:de|en)/)', '(money|format)/'],
    ['foundations/'],
    ['components/'],
    ['patterns/'],
    ['screens/'],
    ['texts/en/'],
    ['texts/de/'],
  ],
  // Paths are the lowest floor. Every layer may link, but none imports a page.
  '^app/src/': splitFloors(
    'routing/paths[.] config/ storage/ adapters/ session/ (api|services|providers)/ data/ operations/ features/ shell/ routing/(?!paths[.]) [^/]+$',
  ),
  '^packages/sandbox/src/': [
    ['ports/', 'words/', 'command/'],
    ...splitFloors('database/ clock/ outbox/ ledger/ kernel/'),
    ['http/', 'presets/', 'features/[^/]+/(?!routes[.])'],
    ['features/[^/]+/routes[.]', 'control/'],
    ['[^/]+$'],
  ],
};
/** Exceptions for upward imports: migrations write the rows of the ledger's system accounts. */
const UPWARD_EXCEPTIONS = { 'database/': '^packages/sandbox/src/ledger/systemAccounts' };

/** Where a package may be imported, narrower than its manifest. */
const reserved: Readonly<Record<string, string>> = {
  // The full zod. All code uses zod/mini.
  'zod/index': '^$',
  axios: '^app/src/api/',
  '(@stripe|@simplewebauthn/browser|dpop)': '^app/src/adapters/',
  '@tanstack/react-query': '^app/src/(?!config|storage|adapters|session|api)',
  'react-router-dom': '^app/src/(operations|features|shell|routing|[^/]+$)',
  '(styled-components|lucide-react)': '^(packages/ui/src/(?!tokens|texts)|stories/|tools/|[.]storybook/)',
  '(@floating-ui|qrcode[.]react)': `${UI}(foundations|components)/`,
  '(react-hook-form|@hookform)': `${UI}(patterns|screens)/`,
  '@tanstack/react-virtual': `${UI}patterns/`,
  '(hono|@hono)': '^(packages/sandbox/src/(http|control|features/[^/]+/routes[.]ts|[^/]+$)|tools/|visual-tests/)',
  '(pg|@electric-sql)': '^(packages/sandbox/src/database|tools)/',
  kysely: '^packages/sandbox/src/(?!ports|words|command)',
};

/** Sibling folders that never import each other: features, resources, ports. */
const siblings = ['packages/ui/src/screens', 'packages/sandbox/src/features', 'app/src/adapters', 'app/src/data', 'app/src/features'];

type Rule = IRegularForbiddenRuleType;
const createRule = (name: string, from: Rule['from'], to: Rule['to']): Rule => ({ name, severity: 'error', from, to });
const withoutTests = (path: string, ...more: readonly string[]): Rule['from'] => ({ path, pathNot: [TEST, ...more] });

const OURS = '^(app/src|packages|stories|examples|e2e|tools|visual-tests|[.]storybook)/';
const OWN = '^(packages/[^/]+|app)/';

const floorRules = Object.entries(floorsOfPackages).flatMap(([base, house]) =>
  house.flatMap((floor, height) =>
    floor.map((files) => {
      const reached = [files, ...house.slice(0, height).flat()].map((below) => base + below);
      const upward = Object.entries(UPWARD_EXCEPTIONS).flatMap(([from, to]) => (from === files ? [to] : []));
      return createRule(`${files} may not import`, withoutTests(base + files), { path: base, pathNot: [...reached, ...upward, '[.]css$'] });
    }),
  ),
);

export default {
  forbidden: [
    ...Object.entries(packages).map(([files, besides]) =>
      createRule(`${files} may not import`, withoutTests(files), { path: OURS, pathNot: [files, ...besides] }),
    ),
    ...floorRules,
    createRule('below the operations there is no ui', withoutTests('^app/src/(config|storage|adapters|session|data)/'), { path: UI }),
    createRule(
      'is on no floor',
      withoutTests(
        '^(app|packages/(ui|sandbox))/src/',
        ...Object.entries(floorsOfPackages).flatMap(([base, house]) => house.flat().map((files) => base + files)),
      ),
      {},
    ),
    ...Object.entries(reserved).map(([names, files]) =>
      createRule(
        `${names} is not for everybody`,
        { pathNot: [TEST, files, '^examples/'] },
        { path: String.raw`(^|/)node_modules/${names}\b` },
      ),
    ),
    ...siblings.map((folder) =>
      createRule('a feature may not import another', withoutTests(`^${folder}/([^/]+)/`), {
        path: `^${folder}/[^/]+/`,
        pathNot: `^${folder}/$1/`,
      }),
    ),
    createRule(
      'what runs in a page may not import Node',
      withoutTests('^(packages/(core|contract|bridge|ui)|app|console)/src/', '/(conformance/|texts/en/checkTexts[.])'),
      {
        dependencyTypes: ['core'],
      },
    ),
    createRule(
      'reaches into another package',
      { path: OWN, pathNot: '^(app|packages/ui)/[^/]+[.]ts$' },
      {
        path: OWN,
        pathNot: '^$1/',
        dependencyTypes: ['local'],
      },
    ),
    createRule(
      'imports its own package by name',
      { path: OWN },
      { path: '^$1/', pathNot: '/node_modules/', dependencyTypesNot: ['local'] },
    ),
    createRule('is not in the manifest of its package', withoutTests('^(app|packages/[^/]+)/src/', '/conformance/', '/doctor/'), {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
    }),
    // The frameworks of the starters are installed where these are built.
    createRule(
      'imports what is no file and no public entry',
      { pathNot: '^examples/(next|react-router|astro|tanstack-router)/' },
      { couldNotResolve: true },
    ),
    createRule('imports in a circle', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    createRule('reaches a page by its link', { pathNot: [TEST, '^app/src/routing/'] }, { path: '^app/src/routing/routes[.]' }),
  ],
  options: {
    // The only parser with which dependency-cruiser reads TypeScript 7. Without swc it would find no imports and no breaches.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Only our own builds, because many packages keep their files in a folder of that name.
    exclude: { path: '^(dist|app/dist|packages/[^/]+/dist|tools/(stand-ins|consumers|bench))/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@wallet/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};
