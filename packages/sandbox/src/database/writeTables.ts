import { writeFileSync } from 'node:fs';
import { generateTables, tablesFile } from './generateTables.ts';
import { openDatabase } from './openDatabase.ts';

// Renews tables.ts after a change of the migrations: npm run database:types
const { database, close } = await openDatabase({ beginning: 'nothing' });
writeFileSync(tablesFile, await generateTables(database));
await close();
