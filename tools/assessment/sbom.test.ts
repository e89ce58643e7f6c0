import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeSbom, missingIn, packagesOf } from './sbom.ts';

const lock: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));

it('the bill of materials has every package of the lock file (GUARD-025)', { timeout: 60_000 }, () => {
  const sbom: unknown = JSON.parse(makeSbom());
  expect(packagesOf(lock).size).toBeGreaterThan(500);
  expect(missingIn(sbom, lock)).toEqual([]);
});

it('a package that is missing in it is named (GUARD-025)', () => {
  const small = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/@b/c': { version: '2.0.0' },
      'node_modules/d': { link: true },
    },
  };
  const sbom = { bomFormat: 'CycloneDX', components: [{ name: 'a', version: '1.0.0' }] };
  expect(missingIn(sbom, small)).toEqual(['@b/c@2.0.0']);
  expect(missingIn({ ...sbom, components: [...sbom.components, { group: '@b', name: 'c', version: '2.0.0' }] }, small)).toEqual([]);
});
