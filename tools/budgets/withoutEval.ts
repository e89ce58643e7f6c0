import * as z from 'zod/mini';

// As in the app, whose security policy forbids eval: a schema decides how it checks when it is made, so this is imported first.
z.config({ jitless: true });
