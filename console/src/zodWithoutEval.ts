import * as z from 'zod/mini';

// A schema decides when it is made whether it compiles itself, which the page's policy forbids: this module is imported first of all.
z.config({ jitless: true });
