import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Of the highest quality: it is done once for each build, and travels to every customer. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** Writes a `.br` beside every script, stylesheet and drawing of a build: what serves it sends these to browsers that take them. */
export async function compressStatic(folder: string): Promise<void> {
  const files = globSync('static/**/*.{js,css,svg}', { cwd: folder }).map((file) => join(folder, file));
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await compress(readFileSync(file), { params }))));
}
