import { makeSnapshot } from '../packages/sandbox/src/database/makeSnapshot.ts';

await makeSnapshot();
