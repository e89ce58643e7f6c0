import { expect, it } from 'vitest';
import { createSession } from '../testing/customers.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();

const MEBIBYTE = 1_048_576;
const HEAD = '--x\r\ncontent-disposition: form-data; name="documents[]"; filename="a.pdf"\r\n\r\n';
const toBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'));

async function upload(content: Uint8Array<ArrayBuffer>, name: string) {
  const { id, token } = await createSession(provider, 'address_none');
  const body = new FormData();
  body.append('documents[]', new Blob([content]), name);
  const { status } = await provider.request('POST', '/document/address', { token, body });
  const documents = await provider.database.selectFrom('document').select('file_name').where('customer_id', '=', id).execute();
  return { status, names: documents.map(({ file_name: kept_name }) => kept_name) };
}

it('a chunked body without a length is refused once it exceeds 64 MiB, and reading stops (GUARD-016)', async () => {
  const { token } = await createSession(provider, 'address_none');
  let sent = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      sent += 1;
      if (sent > 1024) controller.close();
      else controller.enqueue(sent === 1 ? toBytes(HEAD) : new Uint8Array(MEBIBYTE));
    },
  });
  const before = process.memoryUsage().rss;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
  const streamed = { method: 'POST', headers, body, duplex: 'half' };
  const answer = await provider.http.request('/api/v1/document/address', streamed);
  expect(answer.status).toBe(413);
  expect(answer.headers.get('connection')).toBe('close');
  expect(sent).toBeLessThan(70);
  // 64 MiB are in memory when the 65th is refused. The rest is headroom for the test's own chunks.
  expect((process.memoryUsage().rss - before) / MEBIBYTE).toBeLessThan(160);
});

it.each([
  ['x.html', '%PDF-1.4<html><script></script>\n%%EOF', 'x.html.pdf'],
  ['invoice.exe', '\u00ff\u00d8\u00ff\u00e0', 'invoice.exe.jpg'],
  ['Bill.PDF', '%PDF-1.7\n%%EOF', 'Bill.PDF'],
  ['photo.jpeg', '\u00ff\u00d8\u00ff\u00e0', 'photo.jpeg'],
  ['photo.jfif', '\u00ff\u00d8\u00ff\u00e0', 'photo.jfif'],
  ['Ma\u0308rz; 2026.pdf', '\u00ef\u00bb\u00bf\n%PDF-1.7\n%%EOF', 'März_ 2026.pdf'],
  ['../../a b', 'GIF89a', '__.._a b.gif'],
])('%s is stored under a name that matches its content (GUARD-016, RULE-029)', async (name, content, expected) => {
  expect(await upload(toBytes(content), name)).toEqual({ status: 200, names: [expected] });
});

it.each([
  ['a page that begins as a PDF', 'x.pdf', '%PDF-1.4<html><script></script>'],
  ['a text that begins as a BMP', 'x.bmp', 'BMxxxx'],
  ['a program', 'x.pdf', 'MZ\u0090'],
])('%s is refused (GUARD-016, RULE-029)', async (_what, name, content) => {
  expect(await upload(toBytes(content), name)).toEqual({ status: 400, names: [] });
});
