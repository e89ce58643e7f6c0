import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * A step of one grey, or of three of 255 in any channel. Two pictures of one browser on one machine are equal to the byte; another machine may
 * round an edge of a letter by one, which is why single pixels are left to loki's own comparison.
 */
const SMALLEST_STEP = 0.0035;

/** Ten by ten pixels: less than the smallest mark that the design has on a ground of its own. */
const AREA = 100;

/**
 * Whether two pictures of one size differ by a shade over an area. Loki's own comparison takes a pixel that is off by a few steps for equal,
 * however many there are: a whole ground that is wrong by 5 of 255 would pass.
 */
export function differsInArea(reference: Buffer, current: Buffer): boolean {
  if (reference.equals(current)) return false;
  const [before, now] = [PNG.sync.read(reference), PNG.sync.read(current)];
  if (before.width !== now.width || before.height !== now.height) return true;
  return pixelmatch(before.data, now.data, undefined, now.width, now.height, { threshold: SMALLEST_STEP }) >= AREA;
}
