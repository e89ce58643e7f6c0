import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFigmaVariables } from './createFigmaVariables.ts';

const uiFolder = join(import.meta.dirname, '..');
const stylesheet = readFileSync(join(uiFolder, 'src/tokens/tokens.css'), 'utf8');
const { variableCollections, variableModes, variables, variableModeValues } = await createFigmaVariables(
  join(uiFolder, 'tokens/tokens.json'),
);
const getVariableValue = (variableId: string, modeId: string): unknown =>
  variableModeValues.find((value) => value.variableId === variableId && value.modeId === modeId)?.value;

it('turns every colour role and every shape into a variable in each of the eight themes (LIB-006)', () => {
  const names = [...new Set(stylesheet.match(/--semantic-(?:color|shape)-[\w-]+(?=:)/g))];
  expect(names.length).toBeGreaterThan(90);
  const drawn = new Set(variables.map(({ id }) => `--${id.replaceAll('.', '-')}`));
  expect(names.filter((name) => !drawn.has(name))).toEqual([]);
  const themes = variableModes.filter(({ variableCollectionId }) => variableCollectionId === 'semantic').map(({ id }) => id);
  expect(themes).toHaveLength(8);
  expect(themes.map((theme) => getVariableValue('semantic.color.bg.page', theme)).includes(undefined)).toBe(false);
});

it('inherits values a theme does not set and keeps references as aliases (LIB-006)', () => {
  const granite = { type: 'VARIABLE_ALIAS', id: 'primitive.color.granite.1000' };
  expect(getVariableValue('semantic.color.bg.page', 'semantic:halden-dark')).toEqual(granite);
  expect(getVariableValue('semantic.color.bg.page', 'semantic:halden-dark-contrast')).toEqual(granite);
  expect(getVariableValue('primitive.color.fjord.700', 'primitive:value')).toEqual({ r: 0.0196, g: 0.3255, b: 0.3647, a: 1 });
  expect(getVariableValue('primitive.font.size.40', 'primitive:value')).toBe(40);
});

it('defines everything it references, and no id twice, as Figma requires (LIB-006)', () => {
  const ids = new Set(variables.map(({ id }) => id));
  expect(ids.size).toBe(variables.length);
  expect(variables.filter(({ name }) => /[.{}]/.test(name))).toEqual([]);
  const aliases = variableModeValues.flatMap(({ value }) => (typeof value === 'object' && 'type' in value ? [value.id] : []));
  expect(aliases.filter((id) => !ids.has(id))).toEqual([]);
  const modes = new Set(variableModes.map(({ id }) => id));
  expect(variableCollections.filter(({ initialModeId }) => !modes.has(initialModeId))).toEqual([]);
  expect(variableModeValues.filter(({ modeId }) => !modes.has(modeId))).toEqual([]);
});
