import { join } from 'node:path';
import { writeSbom } from './sbom.ts';

const file = join(import.meta.dirname, '../../dist/sbom.cdx.json');
writeSbom(file);
console.log(`sbom: ${file}`);
