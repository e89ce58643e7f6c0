/* oxlint-disable typescript/no-unsafe-enum-comparison -- the parser declares const enums, which isolated modules cannot read */
import { parseSync, Visitor } from 'oxc-parser';
import type { Sources } from './readSources.ts';

/** The provider itself, without its tests, test support and the developer's command. */
const PROVIDER = /^packages\/sandbox\/src\/(?!command\/|testing\/|simulation\/).+(?<!\.test)\.ts$/;
const ADAPTERS = /^packages\/sandbox\/src\/ports\//;
/** May replace the machine's sources: the simulation, and tests with a cheaper password hash. */
const SIMULATION = /^packages\/sandbox\/src\/(?:(?:ports|simulation)\/|testing\/argon2\.ts$)/;

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate'];
/** Names that access the machine's time or randomness, wherever they are imported from. */
const SOURCES = new Set([
  ...TIMERS,
  'randomUUID',
  'randomBytes',
  'randomInt',
  'randomFillSync',
  'getRandomValues',
  'generateKeyPair',
  'generateKeyPairSync',
  'generateKey',
  'generateKeySync',
]);
const MEMBERS = new Set(['Date.now', 'Math.random', 'performance.now', 'process.hrtime', 'process.uptime']);
const SIMULATED = /^simulate(?:Clock|Ids|Chance|Argon2)$/;

/** The machine's time, ids and randomness that a module uses, by name. */
function readUses(path: string, text: string): readonly string[] {
  const uses = new Set<string>();
  new Visitor({
    MemberExpression: ({ object, property }) => {
      if (property.type !== 'Identifier') return;
      const owner = object.type === 'MemberExpression' ? object.property : object;
      const name = owner.type === 'Identifier' ? `${owner.name}.${property.name}` : property.name;
      if (MEMBERS.has(name)) uses.add(name);
      else if (SOURCES.has(property.name)) uses.add(property.name);
    },
    NewExpression: ({ callee, arguments: values }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && values.length === 0) uses.add('new Date()');
    },
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date') uses.add('Date()');
      if (callee.type === 'Identifier' && SOURCES.has(callee.name)) uses.add(callee.name);
    },
    ImportDeclaration: ({ source, specifiers }) => {
      if (/^(?:node:)?timers(?:\/promises)?$/.test(source.value)) uses.add(source.value);
      for (const one of specifiers) {
        const name = one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : '';
        if (SOURCES.has(name)) uses.add(name);
      }
    },
  }).visit(parseSync(path, text).program);
  return [...uses];
}

const replacesPorts = (path: string, text: string): boolean =>
  parseSync(path, text).module.staticImports.some(({ entries }) => entries.some(({ importName }) => SIMULATED.test(importName.name ?? '')));

/**
 * The provider gets time, ids and randomness only from `ports/`, and only the simulation may replace their sources (SIM-001). Returns the
 * breaches as `path: what`.
 */
export function checkPorts(sources: Sources): readonly string[] {
  return [...sources].flatMap(([path, text]) => {
    const uses = PROVIDER.test(path) && !ADAPTERS.test(path) ? readUses(path, text) : [];
    const isReplacing = /\.tsx?$/.test(path) && text.includes('ports/') && !SIMULATION.test(path) && replacesPorts(path, text);
    return [
      ...uses.map((use) => `${path}: takes ${use} of the machine: time, ids and chance come from packages/sandbox/src/ports`),
      ...(isReplacing ? [`${path}: replaces the ports' sources, which only the simulation does`] : []),
    ];
  });
}
