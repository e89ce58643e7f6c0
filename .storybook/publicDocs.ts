import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProps } from '../tools/package/listProps.ts';
import { listUsedComponents } from '../tools/package/listUsedComponents.ts';
import { readDocs } from '../tools/package/readDocs.ts';

const stories = join(import.meta.dirname, '../stories');

/** What the docstrings of the library say: the data of `llms.txt` and `components.json`. In a browser the values stand here (main.ts). */
export const docs = readDocs();
/** The properties of each component, by its name. */
export const componentProps = Object.fromEntries(
  docs.flatMap(({ exports }) => exports.filter(({ kind }) => kind === 'component').map((one) => [one.name, listProps(one)] as const)),
);
/** The component of each story file, by the title that Storybook gives it. */
export const storyComponents = Object.fromEntries(
  globSync('{foundations,components,patterns,screens}/**/*.stories.tsx', { cwd: stories }).map((path) => [
    path.replace('.stories.tsx', ''),
    /\bcomponent: (\w+)/.exec(readFileSync(join(stories, path), 'utf8'))?.[1] ?? '',
  ]),
);
/** The components that each screen shows, by its name. */
export const usedComponents = listUsedComponents();
