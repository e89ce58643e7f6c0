import * as z from 'zod/mini';

/** The sizes and colour schemes of `.lokirc.json`. */
export const configurations = ['phone', 'phone-dark', 'desktop'] as const;
export type Configuration = (typeof configurations)[number];

const storybookIndex = z.object({
  entries: z.record(
    z.string(),
    z.object({ type: z.string(), title: z.string(), name: z.string(), tags: z._default(z.array(z.string()), []) }),
  ),
});
export type Picture = { readonly configuration: Configuration; readonly story: string };

/** A story that proves behaviour is kept out of the designers' side bar (`!dev`): its looks are those of another story. */
const isPictured = (tags: readonly string[]): boolean => tags.includes('dev') && !tags.includes('picture:none');

/** States in which there is little to lay out: what is drawn in them is drawn elsewhere too. */
const WITHOUT_CONTENT = /^(?:Loading|Waiting|Failed|Offline|Unavailable)\b/;

/**
 * Every picture of a built Storybook, from its index.json. Every state is taken at 390, the first of a screen that has its content in the dark
 * and at 1280 as well: colours come from tokens, whose contrast is checked of every story, and one state shows the layout. A story that is
 * tagged `picture:desktop` is taken at 1280 alone, one that is tagged `picture:none` not at all.
 */
export function picturesOf(index: unknown): readonly Picture[] {
  const stories = Object.values(storybookIndex.parse(index).entries).filter(({ type, tags }) => type === 'story' && isPictured(tags));
  const screens = new Set<string>();
  return stories.flatMap(({ title, name, tags }) => {
    const isFirst = /^screens\//i.test(title) && !WITHOUT_CONTENT.test(name) && !screens.has(title);
    if (isFirst) screens.add(title);
    const taken: readonly Configuration[] = tags.includes('picture:desktop') ? ['desktop'] : isFirst ? configurations : ['phone'];
    return taken.map((configuration) => ({ configuration, story: `${title} ${name}` }));
  });
}

/** The file of what loki calls `configuration/title/name`. */
export const fileNamed = (picture: string): string => `${picture.replaceAll(/[^a-zA-Z0-9]+/g, '_').replaceAll(/^_+|_+$/g, '')}.png`;

/** The name loki gives a picture's file. */
export const fileOf = ({ configuration, story }: Picture): string => fileNamed(`${configuration} ${story}`);

/** Loki's filter of stories for one configuration: exactly these and no other. */
export function filterOf(pictures: readonly Picture[], configuration: Configuration): string {
  const stories = pictures.filter((picture) => picture.configuration === configuration).map(({ story }) => story);
  return `^(${stories.map((story) => story.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})$`;
}
