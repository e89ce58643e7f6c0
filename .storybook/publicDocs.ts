import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProps } from '../tools/package/listProps.ts';
import { listUsedComponents } from '../tools/package/listUsedComponents.ts';
import { readDocs } from '../tools/package/readDocs.ts';
import { root } from '../tools/package/run.ts';

/** What docstrings and types say: the data of `llms.txt` and `components.json`. In a browser the values stand here (main.ts). */
const entries = readDocs();
/** What each public name is. What components take is apart, because stories need no more than that. */
export const docs = entries.map(({ entry, exports }) => ({ entry, exports: exports.map((one) => ({ ...one, props: [], variants: [] })) }));
/** The properties of each component, by its name. */
export const componentProps = Object.fromEntries(
  entries.flatMap(({ exports }) => exports.filter(({ kind }) => kind === 'component').map((one) => [one.name, listProps(one)] as const)),
);
/** The component of each story file, by the path as Storybook has it. */
export const storyComponents = Object.fromEntries(
  globSync('stories/**/*.stories.tsx', { cwd: root }).map((path) => [
    `./${path}`,
    /\bcomponent: (\w+)/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? '',
  ]),
);
/** The components that each screen shows, by its name. */
export const usedComponents = listUsedComponents();
