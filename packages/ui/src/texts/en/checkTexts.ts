#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { englishTexts } from './englishTexts.ts';
import { findTextFaults, hasPlurals } from './findTextFaults.ts';

// `wallet-ui-check-texts src/texts/fr.json`: the name of a file is its language. `--partial`: the file may leave out whole features.
const { values, positionals: files } = parseArgs({ allowPositionals: true, options: { partial: { type: 'boolean', default: false } } });
if (files.length === 0) throw new Error('Name the files: wallet-ui-check-texts src/texts/fr.json');
for (const file of files) {
  const language = basename(file, '.json');
  const texts: object = JSON.parse(readFileSync(file, 'utf8'));
  const english = values.partial
    ? Object.keys(englishTexts)
        .filter((feature) => !Object.hasOwn(texts, feature))
        .toSorted()
    : [];
  const needed = Object.entries(englishTexts).filter(([feature]) => !english.includes(feature));
  const faults = hasPlurals(language)
    ? findTextFaults(language, texts, Object.fromEntries(needed))
    : [`"${language}" is not a language that Intl.PluralRules knows: name the file by its tag, such as fr.json or pt-BR.json`];
  if (faults.length > 0) process.exitCode = 1;
  process.stdout.write(faults.length === 0 ? `${file}: complete\n` : [`${file}: ${faults.length} to mend`, ...faults, ''].join('\n'));
  if (english.length > 0) process.stdout.write(`shown in English, because the file leaves them out: ${english.join(', ')}\n`);
}
