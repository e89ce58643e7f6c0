import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * One step of grey, or three of 255 in any channel. Pictures from one browser on one machine are identical. Another machine may round the
 * edge of a letter differently, so single pixels are left to loki's own comparison.
 */
const SMALLEST_STEP = 0.0035;

/** Ten by ten pixels, less than the smallest mark with its own background. */
const AREA = 100;

/**
 * True if two pictures differ by a shade over an area. Loki accepts pixels that are off by a few steps, however many there are, so a whole
 * background that is wrong by 5 of 255 would pass.
 */
export function differsInArea(reference: Buffer, current: Buffer): boolean {
  if (reference.equals(current)) return false;
  const [before, now] = [PNG.sync.read(reference), PNG.sync.read(current)];
  if (before.width !== now.width || before.height !== now.height) return true;
  return pixelmatch(before.data, now.data, undefined, now.width, now.height, { threshold: SMALLEST_STEP }) >= AREA;
}
