import { printExample } from './printExample.ts';
import { publicNames } from './publicNames.ts';

const written = import.meta.glob<string>('../examples/*.tsx', { query: '?raw', import: 'default', eager: true });

type Props = Readonly<Record<string, unknown>>;

const isLoading = (value: unknown): boolean => typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'loading';

/** The story that is the example of its page: the first that shows content. */
export const chooseExample = <Story>(stories: readonly Story[], readProps: (story: Story) => Props): Story | undefined =>
  stories.find((story) => !Object.values(readProps(story)).some(isLoading)) ?? stories[0];

/** The example of a part: the module that bears its name, for those that need more than their properties, or else its first story. */
export async function readExample(component: unknown, props: Props): Promise<string> {
  const name = publicNames.get(component)?.name;
  return written[`../examples/${name}.tsx`] ?? printExample(component, props, publicNames);
}
