import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Caches the modules with their types stripped across starts. Modules imported before this line are not cached.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/wallet/compiled'));

// The database opens while the rest of the provider is still loading.
await import('./opening.ts');
await import('./listen.ts');
