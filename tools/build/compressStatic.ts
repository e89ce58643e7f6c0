import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** The highest quality: compressed once per build, downloaded by every customer. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** Writes a `.br` next to every script, stylesheet and SVG of a build. The server sends it to browsers that accept brotli. */
export async function compressStatic(folder: string): Promise<void> {
  const files = globSync('static/**/*.{js,css,svg}', { cwd: folder }).map((file) => join(folder, file));
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await compress(readFileSync(file), { params }))));
}
