import { strFromU8, unzipSync } from 'fflate';

const unescapeXml = (xml: string): string =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');

/** A cell of the file: its type (`n` if not stated) and its text. */
export type XlsxCell = { readonly type: string; readonly text: string };

/** Returns the rows of an .xlsx file by sheet. Reads the archive, the shared strings and the cells, as a spreadsheet program does. */
export function readXlsx(bytes: Uint8Array): readonly (readonly (readonly XlsxCell[])[])[] {
  const files = unzipSync(bytes);
  const read = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const shared = [...read('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    unescapeXml(item.replaceAll(/<[^>]*>/g, '')),
  );
  const sheets = Object.keys(files).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  return sheets.map((name) =>
    [...read(name).matchAll(/<row[^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row = '']) =>
      [...row.matchAll(/<c([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', content = '']) => {
        const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
        const text = unescapeXml(content.replaceAll(/<[^>]*>/g, ''));
        return { type, text: type === 's' ? (shared[Number(text)] ?? '') : text };
      }),
    ),
  );
}
