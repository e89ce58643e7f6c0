import { readServiceConfiguration } from '@wallet/core/configuration/configuration';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addIntegrity } from './integrity.ts';
import { findPreconnects, addPreconnects } from './preconnect.ts';

const example = readFileSync(join(import.meta.dirname, '../../docs/deploy/config.example.json'), 'utf8');

it('preconnects a page to the services of its group only (DEP-002)', () => {
  const config = readServiceConfiguration(JSON.parse(example));
  if (config === undefined) throw new Error('The example cannot be read.');
  expect(findPreconnects(config, '/cards/new')).toEqual(['https://js.stripe.com', 'https://api.stripe.com']);
  expect(findPreconnects(config, '/login')).toEqual(['https://www.google.com']);
  expect(findPreconnects(config, '/signup/kyc')).toEqual(['https://kyc.example']);
  expect(findPreconnects(config, '/support/form')).toEqual(['https://www.google.com', 'https://chat.wallet.example']);
  expect(findPreconnects(config, '/assets')).toEqual([]);
  expect(addPreconnects('<title>a</title>', ['https://kyc.example'])).toBe(
    '<title>a</title><link rel="preconnect" href="https://kyc.example">',
  );
});

it('adds an integrity to every script, module preload and stylesheet of ours, and to nothing else (DEP-002)', () => {
  const page =
    '<script type="module" crossorigin src="/static/a.js" nonce="n"></script><link rel="modulepreload" crossorigin href="/static/b.js">' +
    '<link rel="stylesheet" crossorigin href="/static/c.css"><link rel="icon" href="data:,"><script nonce="n">1</script>';
  expect(addIntegrity(page, (address) => `sha384-of-${address}`)).toBe(
    '<script type="module" crossorigin src="/static/a.js" integrity="sha384-of-/static/a.js" nonce="n"></script>' +
      '<link rel="modulepreload" crossorigin href="/static/b.js" integrity="sha384-of-/static/b.js">' +
      '<link rel="stylesheet" crossorigin href="/static/c.css" integrity="sha384-of-/static/c.css"><link rel="icon" href="data:,"><script nonce="n">1</script>',
  );
});
