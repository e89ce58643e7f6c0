import * as z from 'zod/mini';

/** The sizes and colour schemes in `.lokirc.json`. */
export const configurations = ['phone', 'phone-dark', 'desktop'] as const;
export type Configuration = (typeof configurations)[number];

const storybookIndex = z.object({
  entries: z.record(
    z.string(),
    z.object({ type: z.string(), title: z.string(), name: z.string(), tags: z._default(z.array(z.string()), []) }),
  ),
});
export type Picture = { readonly configuration: Configuration; readonly story: string };

/** Behaviour stories are hidden from the designers' sidebar (`!dev`). They look like another story. */
const isPictured = (tags: readonly string[]): boolean => tags.includes('dev') && !tags.includes('picture:none');

/** States with little content. Whatever they show is also in other pictures. */
const WITHOUT_CONTENT = /^(?:Loading|Waiting|Failed|Offline|Unavailable)\b/;

/**
 * Every picture of a built Storybook, from its index.json. Every state is captured at 390 px. The first state of a screen with content is
 * also captured in the dark and at 1280 px: colours come from tokens with checked contrast, and one state is enough to show the layout.
 * Stories with the tag `picture:desktop` are captured only at 1280 px, those with `picture:none` not at all.
 */
export function listPictures(index: unknown): readonly Picture[] {
  const stories = Object.values(storybookIndex.parse(index).entries).filter(({ type, tags }) => type === 'story' && isPictured(tags));
  const screens = new Set<string>();
  return stories.flatMap(({ title, name, tags }) => {
    const isFirst = /^screens\//i.test(title) && !WITHOUT_CONTENT.test(name) && !screens.has(title);
    if (isFirst) screens.add(title);
    const taken: readonly Configuration[] = tags.includes('picture:desktop') ? ['desktop'] : isFirst ? configurations : ['phone'];
    return taken.map((configuration) => ({ configuration, story: `${title} ${name}` }));
  });
}

/** The file for loki's name `configuration/title/name`. */
export const toFileName = (picture: string): string => `${picture.replaceAll(/[^a-zA-Z0-9]+/g, '_').replaceAll(/^_+|_+$/g, '')}.png`;

export const getFileName = ({ configuration, story }: Picture): string => toFileName(`${configuration} ${story}`);

/** Loki's story filter for one configuration. Matches exactly these stories. */
export function buildFilter(pictures: readonly Picture[], configuration: Configuration): string {
  const stories = pictures.filter((picture) => picture.configuration === configuration).map(({ story }) => story);
  return `^(${stories.map((story) => story.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})$`;
}
