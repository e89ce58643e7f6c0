import type css from '@terrazzo/plugin-css';
import { printBrandRoles } from './brandRoles.plugin.ts';
import { themeBlocks } from './themes.plugin.ts';

type Declarations = ReadonlyMap<string, string>;
type Transform = {
  readonly id: string;
  readonly localID?: string | undefined;
  readonly mode: string;
  readonly value: string | Record<string, string>;
};

const BASE_MODE = 'halden-light';
/**
 * Primitive colours and the primitive font are inlined into the roles that use them. Components read only asset colours and their ink
 * directly.
 */
const isShipped = (id: string): boolean =>
  !id.startsWith('primitive.breakpoint.') &&
  id !== 'primitive.font.family.text' &&
  (!id.startsWith('primitive.color.') || id.startsWith('primitive.color.asset.') || id === 'primitive.color.black');

/** Converts a token to declarations. A composite becomes the corresponding CSS shorthand. */
function toDeclarations(name: string, value: Transform['value']): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  if ('font-family' in value) {
    const font = `${value['font-weight']} ${value['font-size']}/${value['line-height']} ${value['font-family']}`;
    return [
      [name, font],
      [`${name}-letter-spacing`, value['letter-spacing'] ?? '0px'],
    ];
  }
  return [[name, `${value['duration']} ${value['timing-function']}`]];
}

/** Returns the declarations of a mode, with references to primitive values resolved. */
function getDeclarations(transforms: readonly Transform[], raw: Declarations): Map<string, string> {
  const resolve = (text: string): string =>
    text.replaceAll(/var\((--primitive-[^)]+)\)/g, (whole, name: string) => {
      const value = raw.get(name);
      return value === undefined ? whole : resolve(value);
    });
  const declarations = new Map<string, string>();
  for (const { id, localID = id, value } of transforms) {
    if (!isShipped(id)) continue;
    for (const [name, text] of toDeclarations(localID, value)) declarations.set(name, id.startsWith('semantic.') ? resolve(text) : text);
  }
  return declarations;
}

const printDeclarations = (declarations: Declarations, scheme?: string): string[] => [
  ...(scheme === undefined ? [] : [`color-scheme: ${scheme}`]),
  ...[...declarations].map(([name, value]) => `${name}: ${value}`),
];

const printBlock = (selector: string, lines: readonly string[]): string =>
  `:where(${selector.replaceAll(',', ', ')}) {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

/**
 * Writes tokens.css and the lists of names. Each block contains only what differs from the blocks below it, because all themes, the reset
 * and the font faces together have a budget of 6 KB.
 */
export function createStylesheetPlugin(): ReturnType<typeof css> {
  return {
    name: 'stylesheet',
    build({ getTransforms, outputFile }) {
      const read = (mode: string): readonly Transform[] => getTransforms({ format: 'css', mode });
      const everything = read('.');
      const raw = new Map(
        everything.flatMap(({ id, localID = id, value }) => (typeof value === 'string' ? [[localID, value] as const] : [])),
      );
      const byMode = (mode: string): Map<string, string> => getDeclarations(read(mode), raw);
      const base = new Map([...getDeclarations(everything, raw), ...byMode(BASE_MODE)]);

      let css = printBlock(':root,[data-brand]', printDeclarations(base, 'light'));
      for (const { media, selector, mode, over, scheme } of themeBlocks) {
        const below = new Map(over.flatMap((lower) => [...(lower === BASE_MODE ? base : byMode(lower))]));
        const changes = new Map([...byMode(mode)].filter(([name, value]) => below.get(name) !== value));
        const block = printBlock(selector, printDeclarations(changes, scheme));
        css += media === undefined ? block : `@media ${media} {\n${block}}\n`;
      }
      outputFile('tokens.css', `/* Built from tokens/tokens.json by "npm run tokens". */\n@layer wallet.tokens {\n${css}}\n`);
      const names = [...base.keys()].map((name) => `  '${name}',\n`).join('');
      outputFile(
        'tokenNames.ts',
        `/** Every CSS variable of the themes. Built from tokens/tokens.json by "npm run tokens". */\nexport const tokenNames = [\n${names}] as const;\n\nexport type TokenName = (typeof tokenNames)[number];\n`,
      );
      outputFile('brandRoles.ts', printBrandRoles(getTransforms));
      const breakpoints = everything
        .filter(({ id }) => id.startsWith('primitive.breakpoint.'))
        .map(({ id, value }) => `  ${id.slice('primitive.breakpoint.'.length)}: '${typeof value === 'string' ? value : ''}',\n`)
        .join('');
      outputFile(
        'breakpoints.ts',
        `/** Widths at which the layout changes, since media queries cannot read variables. Built from tokens/tokens.json by "npm run tokens". */\nexport const breakpoints = {\n${breakpoints}} as const;\n`,
      );
    },
  };
}
