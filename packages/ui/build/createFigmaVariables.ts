import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const PX_PER_REM = 16;
/** Figma has no variable type for typography, shadows or easing curves. Those stay in `tokens.json`. */
const FIGMA_TYPES: Readonly<Partial<Record<string, string>>> = {
  color: 'COLOR',
  dimension: 'FLOAT',
  duration: 'FLOAT',
  number: 'FLOAT',
  fontWeight: 'FLOAT',
  fontFamily: 'STRING',
};

const collections = ['primitive', 'semantic', 'component'] as const;
const themes = ['halden-light', 'halden-dark', 'ostra-light', 'ostra-dark'];
const getModes = (collection: string): readonly string[] =>
  collection === 'semantic' ? [...themes, ...themes.map((theme) => `${theme}-contrast`)] : ['value'];
const getCollection = (id: string): string => id.split('.')[0] ?? '';

type Value = string | number | { readonly r: number; readonly g: number; readonly b: number; readonly a: number };

/** Returns the value of a token in a mode. A missing mode inherits from its theme, and a missing theme from the token. */
function getModeValue(token: TokenNormalized, mode: string): Value | { readonly type: 'VARIABLE_ALIAS'; readonly id: string } {
  const stated = [mode, mode.replace(/-contrast$/, '')].find((name) => name in token.mode) ?? '.';
  const alias = token.mode[stated]?.aliasChain?.[0];
  if (alias !== undefined) return { type: 'VARIABLE_ALIAS', id: alias };
  if (token.$type === 'color') {
    const { components, alpha } = (token.mode[stated] ?? token).$value;
    const [r = 0, g = 0, b = 0] = components.map(Number);
    return { r, g, b, a: alpha };
  }
  if (token.$type === 'dimension' || token.$type === 'duration') {
    const { value, unit } = (token.mode[stated] ?? token).$value;
    return unit === 'rem' ? value * PX_PER_REM : value;
  }
  if (token.$type === 'fontFamily') return (token.mode[stated] ?? token).$value[0] ?? '';
  if (token.$type === 'number' || token.$type === 'fontWeight') return (token.mode[stated] ?? token).$value;
  throw new Error(`${token.id} is of a kind that Figma has no variable for.`);
}

/**
 * Converts a token file to the body of Figma's `POST /v1/files/:key/variables`: colours, dimensions, durations, font weights and families,
 * with their references.
 */
export async function createFigmaVariables(file: string) {
  const filename = pathToFileURL(file);
  const config = defineConfig({}, { cwd: new URL('.', filename) });
  const { tokens } = await parse([{ filename, src: readFileSync(file, 'utf8') }], { config });
  const shown = Object.values(tokens).flatMap((token) => {
    const resolvedType = FIGMA_TYPES[token.$type];
    return resolvedType === undefined ? [] : [{ token, resolvedType }];
  });
  const modes = collections.flatMap((name) =>
    getModes(name).map((mode, place) => ({ id: `${name}:${mode}`, name: mode, place, collection: name })),
  );
  return {
    variableCollections: collections.map((name) => ({ action: 'CREATE', id: name, name, initialModeId: `${name}:${getModes(name)[0]}` })),
    variableModes: modes.map(({ id, name, place, collection }) => ({
      action: place === 0 ? 'UPDATE' : 'CREATE',
      id,
      name,
      variableCollectionId: collection,
    })),
    variables: shown.map(({ token: { id, $description: description = '' }, resolvedType }) => ({
      action: 'CREATE',
      id,
      name: id.split('.').slice(1).join('/'),
      description,
      variableCollectionId: getCollection(id),
      resolvedType,
    })),
    variableModeValues: shown.flatMap(({ token }) =>
      getModes(getCollection(token.id)).map((mode) => ({
        variableId: token.id,
        modeId: `${getCollection(token.id)}:${mode}`,
        value: getModeValue(token, mode),
      })),
    ),
  };
}
