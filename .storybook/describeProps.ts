import type { SBType, StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/csf';
import { componentProps, storyComponents } from './publicDocs.ts';

/** The type of a property as Storybook knows it, which chooses the control: a text for what can be one. */
function readType(text: string, required: boolean, value: unknown): SBType {
  if (text === 'ReactNode' && (value === undefined || typeof value === 'string')) return { name: 'string', required };
  if (text === 'boolean' || text === 'string' || text === 'number') return { name: text, required };
  if (/^(?:<.+>)?\(.*\) => /.test(text)) return { name: 'function', required };
  const parts = text.split(' | ');
  if (!parts.every((part) => /^(?:'[^']*'|\d+)$/.test(part))) return { name: 'other', value: text, required };
  return { name: 'enum', value: parts.map((part) => (part.startsWith("'") ? part.slice(1, -1) : Number(part))), required };
}

/** The properties of the component of a story file, with their words, types and defaults. */
export function describeProps({
  parameters,
  argTypes,
  initialArgs,
}: Pick<StoryContextForEnhancers, 'parameters' | 'argTypes' | 'initialArgs'>): StrictArgTypes {
  const props = componentProps[storyComponents[String(parameters['fileName'])] ?? ''];
  if (props === undefined) return argTypes;
  return Object.fromEntries(
    props.map(({ name, type, isOptional, description, default: stated }) => {
      const table = { type: { summary: type }, ...(stated === undefined ? {} : { defaultValue: { summary: stated } }) };
      const value = initialArgs[name];
      const known = readType(type, !isOptional, value);
      // A control could not make the value of such a property, a ref for example.
      const control = known.name === 'other' && value === undefined ? { control: { disable: true } } : {};
      return [name, { name, description, type: known, table, ...control }];
    }),
  );
}
