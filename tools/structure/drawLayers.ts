import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One picture per package or group, one box per folder. An arrow means "imports". */
const pictures: readonly (readonly [title: string, boxes: string])[] = [
  ['The packages', 'packages/(?:core|contract|ui|bridge|operator|sandbox|console)|app/src'],
  ['Inside the app', 'app/src/(?:adapters|api|data|features|operations|routing|session|shell|storage)'],
  ['Inside the library', 'packages/ui/src/(?:tokens|foundations|components|patterns|screens)'],
  ['Inside the provider', 'packages/sandbox/src/(?:control|database|features|http|kernel|ledger|outbox)'],
];
const EXCLUDED = String.raw`\.test\.|/testing/|/conformance/|/simulation/|/attacks/|routing/paths\.ts`;

function draw(boxes: string): string {
  const only = ['--include-only', `^(${boxes})/`, '--exclude', EXCLUDED, '--collapse', `^(${boxes})`];
  return execFileSync('depcruise', ['-c', 'tools/structure/layers.config.ts', 'app', 'packages', ...only, '-T', 'mermaid'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
}

const drawn = pictures.map(([title, boxes]) => `## ${title}\n\n\`\`\`mermaid\n${draw(boxes).trim()}\n\`\`\`\n`);
const introduction = '# The layers\n\nDrawn from the imports of the code by `npm run layers`. An arrow is "imports".\n';
writeFileSync(join(import.meta.dirname, '../../docs/pictures/layers.md'), [introduction, ...drawn].join('\n'));
