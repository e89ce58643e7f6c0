import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a browser holds a file against before it runs it: `sha384-…`. @param address `/static/index-abc.js` */
export const integrityIn =
  (folder: string) =>
  (address: string): string =>
    `sha384-${hash('sha384', readFileSync(join(folder, address)), 'base64')}`;

/** Scripts, parts and stylesheets of our own that a page names. */
const OWN = /<(?:script type="module"|link rel="(?:modulepreload|stylesheet)") crossorigin (?:src|href)="(\/static\/[^"]+)"/g;

/** The page with the integrity of everything of ours that it names (DEP-002). */
export const withIntegrity = (page: string, integrityOf: (address: string) => string): string =>
  page.replaceAll(OWN, (tag: string, address: string) => `${tag} integrity="${integrityOf(address)}"`);
