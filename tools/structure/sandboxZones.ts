import { testPackages, type Zone } from './zone.ts';

const folder = (name: string): RegExp => new RegExp(`^packages/sandbox/src/${name}/`);
const shared = ['core', 'contract'];
const world = ['sandbox/ports', 'sandbox/database', 'sandbox/clock', 'sandbox/outbox', 'sandbox/ledger'];
const everything = [
  ...world,
  'sandbox/kernel',
  'sandbox/rules',
  'sandbox/http',
  'sandbox/presets',
  'sandbox/control',
  'sandbox/routes',
  'sandbox/command',
  'sandbox',
  ...shared,
];
const sql = ['kysely', 'node:', 'zod/mini'];
/** Signatures of the networks' own curve, which Node cannot judge as they ask for it. */
const curves = ['@noble/curves/secp256k1', '@noble/hashes/sha3'];
/** A folder a resource: its routes, its rules and their tests. */
const features = /\/features\/([^/]+)\//;

/**
 * The embedded provider: routes > rules > kernel (what rules of several features share: the call, refusals, keys, sessions, codes) > ledger >
 * outbox > database. Rules and kernel never see Hono, the ledger never sees a rule, a feature never sees another.
 */
export const sandboxZones: readonly Zone[] = [
  {
    name: 'sandbox/test',
    pattern: /^packages\/sandbox\/src\/.*\.test\.ts$/,
    zones: [...everything, 'sandbox/migrations', 'sandbox/testing', 'core/testing', 'contract/conformance'],
    packages: [...testPackages, ...sql, ...curves, 'hono', '@electric-sql/pglite', 'pg', 'jose', 'standardwebhooks', '@hono/node-server'],
    noJsx: true,
  },
  {
    name: 'sandbox/testing',
    pattern: folder('testing'),
    zones: everything,
    packages: ['jose', ...testPackages, ...sql, ...curves, 'hono', '@electric-sql/pglite', 'pg', 'fflate', 'standardwebhooks'],
    noJsx: true,
  },
  // Time, ids and chance of the machine: whatever the provider has of them comes through here.
  { name: 'sandbox/ports', pattern: folder('ports'), zones: [], packages: ['node:'], noJsx: true },
  {
    // A migration writes the rows that the ledger's constants speak of.
    name: 'sandbox/migrations',
    pattern: folder('database/migrations'),
    zones: ['core', 'sandbox/database', 'sandbox/ledger'],
    packages: sql,
    noJsx: true,
  },
  {
    name: 'sandbox/database',
    pattern: folder('database'),
    zones: ['core', 'sandbox/ports', 'sandbox/migrations'],
    packages: [...sql, 'pg', '@electric-sql/pglite'],
    noJsx: true,
  },
  { name: 'sandbox/clock', pattern: folder('clock'), zones: ['core', 'sandbox/ports', 'sandbox/database'], packages: sql, noJsx: true },
  {
    name: 'sandbox/ledger',
    pattern: folder('ledger'),
    zones: [...shared, 'sandbox/ports', 'sandbox/database', 'sandbox/clock', 'sandbox/outbox'],
    packages: sql,
    noJsx: true,
  },
  {
    name: 'sandbox/outbox',
    pattern: folder('outbox'),
    zones: [...shared, 'sandbox/ports', 'sandbox/database', 'sandbox/clock'],
    packages: sql,
    noJsx: true,
  },
  {
    name: 'sandbox/kernel',
    pattern: folder('kernel'),
    zones: [...shared, ...world],
    packages: [...sql, ...curves, 'jose', '@simplewebauthn/server'],
    noJsx: true,
  },
  {
    name: 'sandbox/routes',
    pattern: /^packages\/sandbox\/src\/features\/[^/]+\/routes\.ts$/,
    zones: [...shared, ...world, 'sandbox/kernel', 'sandbox/rules', 'sandbox/http'],
    packages: ['hono', 'kysely', 'zod/mini', 'node:'],
    features,
    noJsx: true,
  },
  {
    name: 'sandbox/rules',
    pattern: folder('features/[^/]+'),
    zones: [...shared, ...world, 'sandbox/kernel'],
    packages: [...sql, 'write-excel-file/node', 'pdfkit'],
    features,
    noJsx: true,
  },
  {
    name: 'sandbox/http',
    pattern: folder('http'),
    zones: [...shared, ...world, 'sandbox/kernel'],
    packages: [...sql, 'hono', '@hono/node-server', 'jose'],
    noJsx: true,
  },
  { name: 'sandbox/presets', pattern: folder('presets'), zones: [...shared, ...world, 'sandbox/kernel'], packages: sql, noJsx: true },
  {
    name: 'sandbox/control',
    pattern: folder('control'),
    zones: [...shared, ...world, 'sandbox/kernel', 'sandbox/rules', 'sandbox/http', 'sandbox/presets'],
    packages: [...sql, 'hono'],
    noJsx: true,
  },
  // What a developer runs beside the provider: it knows its addresses alone.
  { name: 'sandbox/command', pattern: folder('command'), zones: [], packages: ['node:', 'zod/mini'], noJsx: true },
  {
    name: 'sandbox',
    pattern: /^packages\/sandbox\/src\/[^/]+\.ts$/,
    zones: everything,
    packages: ['node:', 'hono', '@hono/node-server', 'kysely', 'zod/mini'],
    noJsx: true,
  },
];
