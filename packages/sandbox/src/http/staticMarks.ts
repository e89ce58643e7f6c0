import type { Hono } from 'hono';
import { deflateSync } from 'node:zlib';

type Mark = { readonly letters: string; readonly colour: string };

/** Marks of currencies, drawn on a grid of 24: a letter such as ₿ is missing from many fonts. */
const drawings: Readonly<
  Record<string, { readonly colour: string; readonly ink?: string; readonly strokes?: string; readonly fill?: string }>
> = {
  eur: { colour: '#1f4aa8', strokes: 'M16.5 7.4a5.8 5.8 0 1 0 0 9.2M6 10.6h7.5M6 13.4h6.5' },
  usd: {
    colour: '#2f7d4f',
    strokes:
      'M15.5 8.8c-.4-1.4-1.8-2.1-3.5-2.1-2 0-3.5 1-3.5 2.6 0 3.5 7.1 1.8 7.1 5.4 0 1.6-1.6 2.6-3.6 2.6-1.9 0-3.3-.8-3.7-2.2M12 4.8v14.4',
  },
  btc: {
    colour: '#f7931a',
    ink: '#000',
    strokes:
      'M8.5 6.5v11M6.8 6.5h6.4a2.7 2.7 0 0 1 0 5.4H8.5h5.2a2.8 2.8 0 0 1 0 5.6H6.8M10.4 4.6v1.9M13 4.6v1.9M10.4 17.5v1.9M13 17.5v1.9',
  },
  eth: { colour: '#5c6bc0', fill: 'M12 3.6 6.8 12 12 15 17.2 12zM6.8 13.4 12 20.4l5.2-7L12 16.4z' },
  usdc: {
    colour: '#2775ca',
    strokes:
      'M14.5 9.6c-.3-1-1.3-1.6-2.5-1.6-1.4 0-2.5.8-2.5 2 0 2.7 5.1 1.3 5.1 4 0 1.2-1.1 2-2.6 2-1.3 0-2.3-.6-2.6-1.6M12 6.6v10.8M8 5.4a7.6 7.6 0 0 0 0 13.2M16 5.4a7.6 7.6 0 0 1 0 13.2',
  },
  usdt: {
    colour: '#1f8f70',
    strokes: 'M7 6.8h10M12 6.8v11.2M12 9.3c4 0 6.5.8 6.5 1.9s-2.5 1.9-6.5 1.9-6.5-.8-6.5-1.9 2.5-1.9 6.5-1.9',
  },
  dai: { colour: '#f4b731', ink: '#000', strokes: 'M8.2 6.2h3.3a5.8 5.8 0 0 1 0 11.6H8.2zM5.5 10.5h13M5.5 13.5h13' },
};

const monograms: Readonly<Record<string, Mark>> = {
  rsn: { letters: 'RS', colour: '#7c2d12' },
  uair: { letters: 'UA', colour: '#0369a1' },
  hldx: { letters: 'HX', colour: '#334155' },
  nrdv: { letters: 'NV', colour: '#166534' },
  brgl: { letters: 'BG', colour: '#9f1239' },
  lmna: { letters: 'LM', colour: '#6d28d9' },
  aapl: { letters: 'A', colour: '#374151' },
  bank: { letters: 'B', colour: '#334155' },
  chart: { letters: 'M', colour: '#334155' },
};

const svg = (viewBox: string, body: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;
const text = (letters: string, size: number, x: number, y: number, colour = '#fff'): string =>
  `<text x="${x}" y="${y}" fill="${colour}" font-family="system-ui, sans-serif" font-weight="600" font-size="${size}" text-anchor="middle" dominant-baseline="central">${letters}</text>`;

/** The drawing takes three fifths of the disc. */
const drawn = ({ colour, ink = '#fff', strokes, fill }: (typeof drawings)[string]): string => {
  const path =
    fill === undefined
      ? `fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${strokes}"`
      : `fill="${ink}" d="${fill}"`;
  return svg('0 0 40 40', `<circle cx="20" cy="20" r="20" fill="${colour}"/><path transform="translate(8 8)" ${path}/>`);
};
const round = ({ letters, colour }: Mark): string =>
  svg('0 0 40 40', `<circle cx="20" cy="20" r="20" fill="${colour}"/>${text(letters, letters.length > 1 ? 15 : 22, 20, 20)}`);
const tile = ({ letters, colour }: Mark): string =>
  svg('0 0 40 40', `<rect width="40" height="40" fill="${colour}"/>${text(letters, letters.length > 1 ? 15 : 22, 20, 20)}`);
const wide = (word: string, colour: string): string =>
  svg('0 0 48 32', `<rect width="48" height="32" rx="4" fill="${colour}"/>${text(word.slice(0, 6).toUpperCase(), 10, 24, 16)}`);
const cover = ({ letters, colour }: Mark): string =>
  svg(
    '0 0 640 240',
    `<rect width="640" height="240" fill="${colour}"/><circle cx="520" cy="40" r="180" fill="#fff" opacity="0.12"/>${text(letters, 96, 320, 120)}`,
  );

const SVG = 'image/svg+xml; charset=utf-8';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}

/** A square of one colour, 32 by 32: what stands in for a raster logo. */
function square(colour: string): Buffer {
  const SIDE = 32;
  const pixel = Buffer.from(colour.slice(1), 'hex');
  const row = Buffer.concat([Buffer.of(0), ...Array.from({ length: SIDE }, () => pixel)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const image = deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => row)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', image),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One page that says what it is: the memoranda of the sandbox's deals. */
function memorandum(title: string): string {
  const content = `BT /F1 18 Tf 72 760 Td (${title}: memorandum of the sandbox) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const offset = body.length;
    body += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
}

function fileOf(folder: string, name: string): { readonly body: string | Uint8Array<ArrayBuffer>; readonly type: string } | undefined {
  const [, word = '', kind = ''] = /^([a-z_]+)((?:-\w+)?\.\w+)$/.exec(name) ?? [];
  if (folder === 'cards' && kind === '.svg') return { body: wide(word, '#1f2937'), type: SVG };
  const drawing = drawings[word];
  if (drawing !== undefined) return kind === '.svg' || kind === '-dark.svg' ? { body: drawn(drawing), type: SVG } : undefined;
  const mark = monograms[word];
  if (mark === undefined) return undefined;
  if (folder === 'documents' && kind === '-memorandum.pdf') return { body: memorandum(word.toUpperCase()), type: 'application/pdf' };
  if (folder === 'documents') return undefined;
  if (kind === '-cover.svg') return { body: cover(mark), type: SVG };
  if (kind === '.png') return { body: new Uint8Array(square(mark.colour)), type: 'image/png' };
  // A logo fills its tile to the edges, an icon is a disc.
  return kind === '.svg' || kind === '-dark.svg' ? { body: (folder === 'logos' ? tile : round)(mark), type: SVG } : undefined;
}

/** The provider's own pictures: marks of currencies, deals and card brands, drawn here; memoranda of the deals. */
export function staticMarks(http: Hono): void {
  http.get('/static/:folder{icons|logos|cards|documents}/:name', async (context, next) => {
    const file = fileOf(context.req.param('folder'), context.req.param('name'));
    if (file === undefined) return next();
    return new Response(file.body, {
      headers: {
        'content-type': file.type,
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  });
}
