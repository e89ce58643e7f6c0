/* oxlint-disable typescript/no-unsafe-enum-comparison -- the parser declares const enums, which isolated modules cannot read */
import { parseSync, Visitor } from 'oxc-parser';
import type { Sources } from './readSources.ts';

/** The provider itself: not its tests, what they are made of, or the command that a developer runs beside it. */
const PROVIDER = /^packages\/sandbox\/src\/(?!command\/|testing\/|simulation\/).+(?<!\.test)\.ts$/;
const ADAPTERS = /^packages\/sandbox\/src\/ports\//;
/** Who may give the ports another source than the machine's: the simulation, and tests a cheaper password. */
const SIMULATION = /^packages\/sandbox\/src\/(?:(?:ports|simulation)\/|testing\/argon2\.ts$)/;

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate'];
/** Names that stand for the machine's time and chance, wherever they come from. */
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
/** Members that do. */
const MEMBERS = new Set(['Date.now', 'Math.random', 'performance.now', 'process.hrtime', 'process.uptime']);
const SIMULATED = /^simulate(?:Clock|Ids|Chance|Argon2)$/;

/** What a module takes of the machine's time, ids and chance, as it is written there. */
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

/** Whether a module can put the simulation's sources in the place of the machine's. */
const replacesPorts = (path: string, text: string): boolean =>
  parseSync(path, text).module.staticImports.some(({ entries }) => entries.some(({ importName }) => SIMULATED.test(importName.name ?? '')));

/**
 * Time, ids and chance reach the provider through `ports/` alone, and only the simulation gives those another source (SIM-001).
 * Answers the breaches as `path: what`.
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
