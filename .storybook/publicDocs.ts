import { listUsedComponents } from '../tools/package/listUsedComponents.ts';
import { readDocs } from '../tools/package/readDocs.ts';

/** What the docstrings of the library say: the data of `llms.txt` and `components.json`. In a browser the values stand here (main.ts). */
export const docs = readDocs();
/** The components that each screen shows, by its name. */
export const usedComponents = listUsedComponents();
