/* oxlint-disable typescript/no-unsafe-enum-comparison -- the parser declares const enums, which isolated modules cannot read */
import { type Expression, parseSync, type Super, Visitor } from 'oxc-parser';
import { readModule } from './readModule.ts';
import type { Sources } from './readSources.ts';

const PRODUCT = /^(?:app|packages\/[\w-]+)\/(?!.*(?:\.test\.tsx?$|\/testing\/)).+\.tsx?$/;
/** A path inside a package that is not exported, or should not be. */
const INSIDE = /^(?:@[^/]+\/)?[^./@][^/]*\/(?:dist|src|lib|build|esm|cjs|internal)\//;
/** Only `scrollRestoration` is meant to be assigned. */
const PATCHED = /^(?:(?:window|globalThis|self)\.)?(?:fetch$|history\.(?!scrollRestoration$))|\.prototype\./;
const WRITERS = /^(?:Object\.(?:assign|definePropert(?:y|ies))|Reflect\.(?:set|defineProperty|deleteProperty))$/;

/** `window.history.pushState`. A computed name is `?`. */
function readName(node: Expression | Super): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return '?';
  const { object, property } = node;
  const isNamed = property.type === 'Identifier' && !node.computed;
  return `${readName(object)}.${isNamed ? property.name : property.type === 'Literal' ? String(property.value) : '?'}`;
}

function readPatches(path: string, text: string): readonly string[] {
  const patches = new Set<string>();
  const write = (name: string): void => void (PATCHED.test(name) ? patches.add(`writes ${name}`) : undefined);
  new Visitor({
    AssignmentExpression: ({ left }) =>
      left.type === 'Identifier' || left.type === 'MemberExpression' ? write(readName(left)) : undefined,
    CallExpression: ({ callee, arguments: [target] }) => {
      if (target !== undefined && target.type !== 'SpreadElement' && WRITERS.test(readName(callee))) write(`${readName(target)}.?`);
    },
    Identifier: ({ name }) => void (name.startsWith('UNSAFE_') ? patches.add(`uses ${name}`) : undefined),
  }).visit(parseSync(path, text).program);
  return [
    ...patches,
    ...readModule(path, text)
      .imports.filter((name) => INSIDE.test(name))
      .map((name) => `imports ${name}`),
  ];
}

/**
 * No product source may patch a browser global or a prototype, or import internals of a dependency. Returns the breaches as `path: what`.
 */
export function checkPatches(sources: Sources): readonly string[] {
  return [...sources].flatMap(([path, text]) =>
    PRODUCT.test(path) ? readPatches(path, text).map((patch) => `${path}: ${patch}: nothing that is not ours is patched`) : [],
  );
}
