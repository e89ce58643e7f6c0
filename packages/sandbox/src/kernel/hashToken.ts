import { createHash } from 'node:crypto';

/** A secret that its holder presents is stored under its hash, so that a reader of the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
