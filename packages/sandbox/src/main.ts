import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// The types are taken out of the provider's five hundred files once, not by every start. What is imported before this line is not kept.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/wallet/compiled'));

// The database opens while the rest of the provider is still read.
await import('./opening.ts');
await import('./listen.ts');
