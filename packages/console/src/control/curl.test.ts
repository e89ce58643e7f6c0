import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { toCurlCommand } from './curl.ts';

/** The arguments that a POSIX shell passes to curl. */
const readArguments = (command: string): readonly string[] =>
  execFileSync('sh', ['-c', command.replace(/^curl/, String.raw`printf '%s\0'`)], { env: { TOKEN: 'of-the-shell' } })
    .toString()
    .split('\0')
    .slice(0, -1);

it('a request copied as curl survives a shell: quotes, line breaks and $ (OPSC-005)', () => {
  const body = `{"note":"it's \\"$HOME\\" \`x\`\nand 'that'"}`;
  const headers = {
    accept: 'application/json',
    'x-note': "o'clock",
    authorization: 'Bearer [redacted]',
    'content-length': '12',
    host: 'x',
  };
  const words = readArguments(toCurlCommand({ method: 'POST', url: 'http://localhost:4173/api/v1/x?a=1&b=$2', headers, body }));
  expect(words).toEqual([
    '-X',
    'POST',
    'http://localhost:4173/api/v1/x?a=1&b=$2',
    '-H',
    'accept: application/json',
    '-H',
    "x-note: o'clock",
    '-H',
    'Authorization: Bearer of-the-shell',
    '--data-raw',
    body,
  ]);
});
