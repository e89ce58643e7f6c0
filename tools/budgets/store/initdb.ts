import { PGlite } from '@electric-sql/pglite';
import { newDataDir, removeDataDir } from '../provider.ts';

// The reference of S1 in a process of its own: the embedded database makes an empty cluster, and nothing else.
const folder = newDataDir();
const startedAt = performance.now();
const database = await PGlite.create({ dataDir: `${folder}/pg` });
await database.query('select 1');
console.log(performance.now() - startedAt);
await database.close();
removeDataDir(folder);
