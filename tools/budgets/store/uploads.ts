import { createSession } from '../../../packages/sandbox/src/testing/customers.ts';
import { connectProvider } from '../../../packages/sandbox/src/testing/openProvider.ts';
import { startProvider } from '../provider.ts';
import { createTimer, type Figure } from '../Figure.ts';

const MEBIBYTE = 1_048_576;
/** The maximum size of a request, in as few files as possible. */
const FILES = [25, 25, 10].map((mebibytes) => mebibytes * MEBIBYTE);

function buildPdf(bytes: number, place: number): Blob {
  const content = Buffer.alloc(bytes, `${place}`);
  content.write('%PDF-1.7');
  content.write('%%EOF', bytes - 5);
  return new Blob([content]);
}

/**
 * U1, U2: how long another customer waits during an upload of 60 MB, and the memory of the upload. The second upload is measured, because
 * the first one fills the database's page cache (up to 128 MB).
 */
export async function measureUploads(): Promise<readonly Figure[]> {
  const server = await startProvider();
  const provider = connectProvider(server.url);
  const { token } = await createSession(provider, 'verified');
  const ask = createTimer(() => provider.request('GET', '/info/full', { token }));
  let alone = 0;
  for (let call = 0; call < 200; call++) alone = Math.max(alone, await ask());
  let [slowest, calls, seconds, grown] = [0, 0, 0, 0];
  for (let upload = 0; upload < 2; upload++) {
    const { token: uploading } = await createSession(provider, 'address_none');
    const body = new FormData();
    FILES.forEach((bytes, place) => body.append('documents[]', buildPdf(bytes, place), `bill ${place}.pdf`));
    server.resetPeak();
    const before = server.peakMemory();
    const end = new AbortController();
    const sending = createTimer(() => provider.request('POST', '/document/address', { token: uploading, body }))().finally(() =>
      end.abort(),
    );
    for (; !end.signal.aborted; calls++) slowest = Math.max(slowest, await ask());
    seconds = (await sending) / 1000;
    grown = server.peakMemory() - before;
  }
  await server.stop();
  return [
    { id: 'U1', what: 'upload of 60 MB', value: seconds, unit: 's' },
    { id: 'U1', what: `slowest of ${calls} calls beside it (alone ${alone.toFixed(0)} ms)`, value: slowest, unit: 'ms', goal: 250 },
    { id: 'U2', what: 'memory that it takes', value: grown, unit: 'MB', goal: 180 },
  ];
}
