import type { SBType, StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/csf';
import { componentProps, storyComponents } from './publicDocs.ts';

/** The type of a property as Storybook knows it, which chooses the control. */
function readType(text: string, required: boolean): SBType {
  if (text === 'boolean' || text === 'string' || text === 'number') return { name: text, required };
  if (/^(?:<.+>)?\(.*\) => /.test(text)) return { name: 'function', required };
  const parts = text.split(' | ');
  if (!parts.every((part) => /^(?:'[^']*'|\d+)$/.test(part))) return { name: 'other', value: text, required };
  return { name: 'enum', value: parts.map((part) => (part.startsWith("'") ? part.slice(1, -1) : Number(part))), required };
}

/** The properties of the component of a story file, with their words, types and defaults. */
export function describeProps({ parameters, argTypes }: Pick<StoryContextForEnhancers, 'parameters' | 'argTypes'>): StrictArgTypes {
  const props = componentProps[storyComponents[String(parameters['fileName'])] ?? ''];
  if (props === undefined) return argTypes;
  return Object.fromEntries(
    props.map(({ name, type, isOptional, description, default: stated }) => {
      const table = { type: { summary: type }, ...(stated === undefined ? {} : { defaultValue: { summary: stated } }) };
      return [name, { name, description, type: readType(type, !isOptional), table }];
    }),
  );
}
