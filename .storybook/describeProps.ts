import type { StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/csf';
import { removeRowIds } from '../packages/ui/build/rowIds.ts';

/** Shows the words of a property without the ids of requirements, its type as written, and its `@default` in the column for it. */
export const describeProps = ({ argTypes }: Pick<StoryContextForEnhancers, 'argTypes'>): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [words = '', stated] = removeRowIds(argType.description ?? '').split('@default');
      const table = {
        ...argType.table,
        ...(argType.type?.raw === undefined ? {} : { type: { summary: argType.type.raw } }),
        ...(stated === undefined ? {} : { defaultValue: { summary: stated.trim() } }),
      };
      return [name, { ...argType, description: words.trim(), table }];
    }),
  );
