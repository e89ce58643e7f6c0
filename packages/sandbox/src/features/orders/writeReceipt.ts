import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { layText, type TextLine } from './layText.ts';
import type { Receipt, ReceiptLine } from './receiptContent.ts';

const locateFont = (name: string): string => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
/** Fonts of the product's own texts. The values have faces of their own. */
const REGULAR = locateFont('DejaVuSans');
const BOLD = locateFont('DejaVuSans-Bold');

/** A4, in points. */
const MARGIN = 56;
const LABEL_WIDTH = 150;
const VALUE_AT = MARGIN + LABEL_WIDTH + 12;
const VALUE_WIDTH = 595 - MARGIN - VALUE_AT;
const ROW_GAP = 6;
const ROW_SIZE = 10;
const INK = '#10181c';
const QUIET = '#4a5b63';

type Element = PDFKit.PDFStructureElement;
type Page = PDFKit.PDFDocument;

const sumHeights = (lines: readonly TextLine[]): number => lines.reduce((sum, { height }) => sum + height, 0);

function writeLines(page: Page, lines: readonly TextLine[], x: number, y: number): void {
  let top = y;
  for (const { runs, ascent, height } of lines) {
    let left = x;
    for (const { text, face, width } of runs) {
      // An explicit list of features, even an empty one, makes pdfkit lay out a run as a whole instead of word by word.
      page
        .font(face.path)
        .fontSize(ROW_SIZE)
        .text(text, left, top + ascent, { lineBreak: false, baseline: 'alphabetic', features: [] });
      left += width;
    }
    top += height;
  }
}

function writeRow(page: Page, table: Element, [label, value]: ReceiptLine): void {
  const [name, said] = [layText(label, LABEL_WIDTH, ROW_SIZE), layText(value, VALUE_WIDTH, ROW_SIZE)];
  const height = Math.max(sumHeights(name), sumHeights(said));
  if (page.y + height > page.page.height - MARGIN) page.addPage();
  const { y } = page;
  const row = page.struct('TR');
  table.add(row);
  row.add(page.struct('TH', {}, () => writeLines(page.fillColor(QUIET), name, MARGIN, y)));
  // A screen reader reads the value itself, whatever its script and direction.
  row.add(page.struct('TD', { actual: value }, () => writeLines(page.fillColor(INK), said, VALUE_AT, y)));
  row.end();
  page.y = y + height + ROW_GAP;
}

function writeHeading(page: Page, root: Element, level: 'H1' | 'H2', text: string): void {
  const size = level === 'H1' ? 20 : 12;
  root.add(
    page.struct(
      level,
      {},
      () =>
        void page
          .font(BOLD)
          .fontSize(size)
          .fillColor(INK)
          .text(text, MARGIN, page.y, { width: 595 - 2 * MARGIN }),
    ),
  );
  page.moveDown(level === 'H1' ? 1 : 0.5);
}

/** Writes a receipt as a tagged PDF: headings, tables with row headers, a language, embedded fonts. */
export async function writeReceipt(receipt: Receipt, madeAt: Date): Promise<Buffer> {
  const { title, groups, footer, locale } = receipt;
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    font: REGULAR,
    info: { Title: title, CreationDate: madeAt },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  const root = page.struct('Document');
  page.addStructure(root);
  writeHeading(page, root, 'H1', title);
  for (const group of groups.filter(({ lines }) => lines.length > 0)) {
    writeHeading(page, root, 'H2', group.title);
    const table = page.struct('Table');
    root.add(table);
    for (const line of group.lines) writeRow(page, table, line);
    table.end();
    page.moveDown(1);
  }
  root.add(
    page.struct(
      'P',
      {},
      () =>
        void page
          .font(REGULAR)
          .fontSize(9)
          .fillColor(QUIET)
          .text(footer.join('\n'), MARGIN, page.y, { width: 595 - 2 * MARGIN }),
    ),
  );
  root.end();
  page.end();
  return written;
}
