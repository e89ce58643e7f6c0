import { mkdirSync, writeFileSync } from 'node:fs';
import { makeSbom } from './sbom.ts';

mkdirSync('dist', { recursive: true });
writeFileSync('dist/sbom.cdx.json', makeSbom());
console.log('sbom: dist/sbom.cdx.json');
