import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { differsInArea } from './differsInArea.ts';

const folder = join(import.meta.dirname, 'reference');
const references = readdirSync(folder).filter((name) => name.endsWith('.png'));
/** Ten pictures spread over the whole list, always the same ones. */
const sample = references
  .filter((_, index) => index % Math.ceil(references.length / 10) === 0)
  .map((name) => readFileSync(join(folder, name)));

/**
 * Returns the picture with a square of `side` pixels in its top left corner, shifted by `steps` of 255 in one channel towards the middle.
 */
function tint(picture: Buffer, channel: number, steps: number, side: number): Buffer {
  const png = PNG.sync.read(picture);
  for (let y = 0; y < Math.min(side, png.height); y++) {
    for (let x = 0; x < Math.min(side, png.width); x++) {
      const at = (y * png.width + x) * 4 + channel;
      const value = png.data[at] ?? 0;
      png.data[at] = value > 127 ? value - steps : value + steps;
    }
  }
  return PNG.sync.write(png);
}

describe('a shade over an area', () => {
  it('is detected from three of 255 in any channel, in ten pictures', () => {
    for (const picture of sample) {
      for (const channel of [0, 1, 2]) expect(differsInArea(picture, tint(picture, channel, 3, 20))).toBe(true);
    }
  });

  it('is not reported for a pixel rounded differently on another machine', () => {
    for (const picture of sample) expect(differsInArea(picture, tint(picture, 0, 1, 3))).toBe(false);
  });

  it('is not reported for a re-encoded picture', () => {
    for (const picture of sample) expect(differsInArea(picture, PNG.sync.write(PNG.sync.read(picture)))).toBe(false);
  });

  it('is reported for a different size', () => {
    const [small, large] = [10, 11].map((side) => PNG.sync.write(new PNG({ width: side, height: side })));
    expect(differsInArea(small ?? Buffer.of(), large ?? Buffer.of())).toBe(true);
  });
});
