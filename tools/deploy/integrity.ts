import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the integrity of a file, for example `sha384-…`. @param address `/static/index-abc.js` */
export const createIntegrityReader =
  (folder: string) =>
  (address: string): string =>
    `sha384-${hash('sha384', readFileSync(join(folder, address)), 'base64')}`;

const OWN_FILE = /<(?:script type="module"|link rel="(?:modulepreload|stylesheet)") crossorigin (?:src|href)="(\/static\/[^"]+)"/g;

/** Adds the integrity of all our own files to a page (DEP-002). */
export const addIntegrity = (page: string, integrityOf: (address: string) => string): string =>
  page.replaceAll(OWN_FILE, (tag: string, address: string) => `${tag} integrity="${integrityOf(address)}"`);
