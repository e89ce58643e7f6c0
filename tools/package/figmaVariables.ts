import * as z from 'zod/mini';

const plain = z.union([
  z.number(),
  z.object({ components: z.tuple([z.number(), z.number(), z.number()]), alpha: z._default(z.number(), 1) }),
  z.object({ value: z.number(), unit: z.enum(['px', 'rem', 'ms']) }),
  z.tuple([z.string()], z.string()),
]);
const group = z.record(z.string(), z.unknown());
const token = z.looseObject({
  $value: z.unknown(),
  $description: z._default(z.string(), ''),
  $extensions: z._default(z.looseObject({ mode: z._default(group, {}) }), { mode: {} }),
});

const PX_PER_REM = 16;
type Colour = { readonly r: number; readonly g: number; readonly b: number; readonly a: number };
type Value = number | string | Colour;
type Token = { readonly id: string; readonly description: string; readonly values: ReadonlyMap<string, unknown> };

const collections = ['primitive', 'semantic', 'component'] as const;
const themes = ['halden-light', 'halden-dark', 'ostra-light', 'ostra-dark'];
const modesOf = (collection: string): readonly string[] =>
  collection === 'semantic' ? [...themes, ...themes.map((theme) => `${theme}-contrast`)] : ['value'];

/** Every token below a group, with its values by mode; a mode that is absent inherits from its theme, and a theme from the value. */
function tokensOf(path: readonly string[], node: unknown): readonly Token[] {
  const { data: leaf } = token.safeParse(node);
  if (leaf?.$value !== undefined) {
    const { $value, $description: description, $extensions } = leaf;
    const stated = $extensions.mode;
    const valueIn = (mode: string): unknown => stated[mode] ?? stated[mode.replace(/-contrast$/, '')] ?? $value;
    return [{ id: path.join('.'), description, values: new Map(modesOf(path[0] ?? '').map((mode) => [mode, valueIn(mode)])) }];
  }
  const inner = Object.entries(group.safeParse(node).data ?? {});
  return inner.flatMap(([name, child]) => (name.startsWith('$') ? [] : tokensOf([...path, name], child)));
}

function plainValue(value: unknown): Value | null {
  const { data } = plain.safeParse(value);
  if (data === undefined) return null;
  if (typeof data === 'number') return data;
  if ('components' in data) return { r: data.components[0], g: data.components[1], b: data.components[2], a: data.alpha };
  if ('unit' in data) return data.unit === 'rem' ? data.value * PX_PER_REM : data.value;
  return data[0];
}

const typeOf = (value: Value) => (typeof value === 'number' ? 'FLOAT' : typeof value === 'string' ? 'STRING' : 'COLOR');
const aliasOf = (value: unknown): string | undefined => (typeof value === 'string' ? /^\{([\w.-]+)\}$/.exec(value)?.[1] : undefined);
const collectionOf = (id: string): string => id.split('.')[0] ?? '';

/**
 * The tokens as the body of Figma's `POST /v1/files/:key/variables`: colours, measures, durations, weights and families, with their references. Figma has
 * no variable of a whole typeface, a shadow or a curve: those stay in `tokens.json`.
 */
export function figmaVariables(file: unknown) {
  const tree = group.parse(file);
  const tokens = new Map(collections.flatMap((name) => tokensOf([name], tree[name])).map((each) => [each.id, each]));
  /** What a value comes to at the end of its references; null where Figma has no such value. */
  const end = (value: unknown): Value | null => {
    const alias = aliasOf(value);
    if (alias === undefined) return plainValue(value);
    const target = tokens.get(alias);
    if (target === undefined) throw new Error(`There is no token "${alias}".`);
    return end([...target.values.values()][0]);
  };
  const shown = [...tokens.values()].flatMap((each) => {
    const first = end([...each.values.values()][0]);
    return first === null ? [] : [{ ...each, resolvedType: typeOf(first) }];
  });
  const modes = collections.flatMap((name) =>
    modesOf(name).map((mode, place) => ({ id: `${name}:${mode}`, name: mode, place, collection: name })),
  );
  return {
    variableCollections: collections.map((name) => ({ action: 'CREATE', id: name, name, initialModeId: `${name}:${modesOf(name)[0]}` })),
    variableModes: modes.map(({ id, name, place, collection }) => ({
      action: place === 0 ? 'UPDATE' : 'CREATE',
      id,
      name,
      variableCollectionId: collection,
    })),
    variables: shown.map(({ id, description, resolvedType }) => ({
      action: 'CREATE',
      id,
      name: id.split('.').slice(1).join('/'),
      description,
      variableCollectionId: collectionOf(id),
      resolvedType,
    })),
    variableModeValues: shown.flatMap(({ id, values }) =>
      [...values].map(([mode, value]) => {
        const alias = aliasOf(value);
        const own = alias === undefined ? plainValue(value) : { type: 'VARIABLE_ALIAS' as const, id: alias };
        if (own === null) throw new Error(`${id} is of another kind in ${mode}.`);
        return { variableId: id, modeId: `${collectionOf(id)}:${mode}`, value: own };
      }),
    ),
  };
}
