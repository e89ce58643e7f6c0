import { serveWrapper } from './serveWrapper.ts';

const app = process.env['APP'] ?? 'http://localhost:4173';
const port = Number(process.env['PORT'] ?? 4174);

try {
  const answer = await fetch(`${app}/version.txt`);
  if (!answer.ok) throw new Error(`${app} answers ${answer.status}`);
} catch {
  process.stderr.write(`${app} does not run: start it with npm start, or name it by APP.\n`);
  process.exit(1);
}
const address = (await serveWrapper(app, port)).address();
const actualPort = typeof address === 'object' && address !== null ? address.port : port;
console.log(`wrapper: http://localhost:${actualPort}/__wrapper plays the phone around ${app}`);
