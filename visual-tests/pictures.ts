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
type Entry = { readonly title: string; readonly name: string; readonly tags: readonly string[] };

export type Picture = { readonly configuration: Configuration; readonly story: string };

/** A story that proves behaviour is kept out of the designers' side bar (`!dev`): its looks are those of another story. */
const isBehaviour = (tags: readonly string[]): boolean => !tags.includes('dev');

/** States in which there is little to lay out: what is drawn in them is drawn elsewhere too. */
const WITHOUT_CONTENT = /^(?:Loading|Waiting|Failed|Offline|Unavailable)\b/;

/**
 * Which pictures a story asks for. Every state is taken at 390; of screens at 1280 as well, unless they wait or have failed, and the first
 * one in the dark: colours come from tokens, whose contrast is checked of every story. Tags of a story or of its file change that:
 * `picture:dark` and `picture:desktop` add one, `picture:phone` leaves the one, `picture:none` leaves none, `picture:all` takes all three,
 * of a story of behaviour too.
 */
function configurationsOf({ title, name, tags }: Entry, isFirst: boolean): readonly Configuration[] {
  const asks = (word: string): boolean => tags.includes(`picture:${word}`);
  if (asks('all')) return configurations;
  if (asks('none') || isBehaviour(tags)) return [];
  if (asks('phone')) return ['phone'];
  const isScreen = /^screens\//i.test(title) && !WITHOUT_CONTENT.test(name);
  const isTaken = {
    phone: true,
    'phone-dark': asks('dark') || (isScreen && isFirst),
    desktop: asks('desktop') || isScreen,
  };
  return configurations.filter((configuration) => isTaken[configuration]);
}

/** Every picture of a built Storybook, from its index.json. */
export function picturesOf(index: unknown): readonly Picture[] {
  const stories = Object.values(storybookIndex.parse(index).entries).filter(({ type }) => type === 'story');
  const ids = new Set<string>();
  return stories.flatMap((entry) => {
    const isFirst = !ids.has(entry.title);
    if (!WITHOUT_CONTENT.test(entry.name)) ids.add(entry.title);
    return configurationsOf(entry, isFirst).map((configuration) => ({ configuration, story: `${entry.title} ${entry.name}` }));
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
