import type { Plugin } from 'vite';

const definitions = /\/packages\/contract\/src\/(?:(?!conformance|examples)[\w-]+\/)?[\w-]+\.ts$/;
/** What only a provider reads of an endpoint: a client knows these by their types alone, and sends what its forms have checked. */
const readByProvider: ReadonlySet<unknown> = new Set(['params', 'query', 'body', 'refusals']);
/** What a bundler keeps for fear of an effect, a call anywhere in it: nothing in a definition has one. */
const literals: ReadonlySet<string> = new Set(['CallExpression', 'NewExpression', 'ObjectExpression']);

/** A node of a syntax tree (ESTree); where a member is of another form than its type says, it is not looked at. */
type Syntax = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;
type Parse = (code: string) => { readonly body: readonly unknown[] };
type Cut = { readonly start: number; readonly end: number; readonly text: string };

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
const nodesOf = (value: unknown): readonly Syntax[] => (Array.isArray(value) ? value : [value]).filter(isSyntax);
const nameOf = (value: unknown): unknown => (isSyntax(value) ? value['name'] : undefined);
/** The statement without the word `export` before it. */
const bare = (statement: Syntax): Syntax => nodesOf(statement['declaration'])[0] ?? statement;
const cutOut = ({ start, end }: Syntax): Cut => ({ start, end, text: '' });

function applied(code: string, cuts: readonly Cut[]): string {
  const fromTheEnd = cuts.toSorted((one, other) => other.start - one.start);
  return fromTheEnd.reduce((text, { start, end, text: instead }) => `${text.slice(0, start)}${instead}${text.slice(end)}`, code);
}

/** The members of an endpoint that a client never reads. */
function providersPart(init: Syntax): readonly Cut[] {
  if (nameOf(init['callee']) !== 'defineEndpoint') return [];
  const members = nodesOf(init['arguments']).flatMap((endpoint) => nodesOf(endpoint['properties']));
  return members.flatMap((member, index) =>
    readByProvider.has(nameOf(member['key'])) ? [{ start: members[index - 1]?.end ?? member.start, end: member.end, text: '' }] : [],
  );
}

/** Lets the bundler leave a definition out with all that it is made of. */
function canGo({ start, end, type }: Syntax): readonly Cut[] {
  if (!literals.has(type)) return [];
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ];
}

/** The names that a piece of code uses as values. */
function namesIn(node: Syntax): readonly unknown[] {
  if (node.type === 'Identifier') return [nameOf(node)];
  // A type is gone before the bundler sees it; `x as T` is an x.
  if (node.type.startsWith('TS')) return nodesOf(node['expression']).flatMap(namesIn);
  const { id: _, key, property, ...others } = node;
  const computed = node['computed'] === true ? [key, property] : [];
  return [...Object.values(others), ...computed].flatMap(nodesOf).flatMap(namesIn);
}

/** What a file declares or imports for itself and does not use any more. */
function unusedIn(code: string, parse: Parse): readonly Cut[] {
  const body = nodesOf(parse(code).body);
  const used = new Set(body.filter(({ type }) => type !== 'ImportDeclaration').flatMap(namesIn));
  const isUnused = (named: unknown): boolean => !used.has(nameOf(named));
  return body.flatMap((statement) => {
    const specifiers = nodesOf(statement['specifiers']);
    if (statement.type === 'ImportDeclaration') {
      const needed = specifiers.filter(({ local }) => !isUnused(local));
      if (needed.length === specifiers.length) return [];
      if (needed.length === 0) return [cutOut(statement)];
      const [first, last] = [specifiers[0]?.start ?? 0, specifiers.at(-1)?.end ?? 0];
      return [{ start: first, end: last, text: needed.map(({ start, end }) => code.slice(start, end)).join(', ') }];
    }
    const declared = nodesOf(statement['declarations']);
    return declared.length > 0 && declared.every(({ id }) => isUnused(id)) ? [cutOut(statement)] : [];
  });
}

/** The contract as a client needs it: without what only a provider reads, and free to be left out where nobody imports it. */
export function clientContract(code: string, parse: Parse): string {
  const inits = nodesOf(parse(code).body).flatMap((statement) =>
    nodesOf(bare(statement)['declarations']).flatMap(({ init }) => nodesOf(init)),
  );
  let text = applied(code, [...inits.flatMap(providersPart), ...inits.flatMap(canGo)]);
  for (;;) {
    const cuts = unusedIn(text, parse);
    if (cuts.length === 0) return text;
    text = applied(text, cuts);
  }
}

/** Leaves the provider's half of the contract out of the app. */
export const withoutProvidersPart: Plugin = {
  name: 'without-providers-part',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: definitions },
    handler(code) {
      return { code: clientContract(code, (text) => this.parse(text, { lang: 'ts' })), map: null };
    },
  },
};
