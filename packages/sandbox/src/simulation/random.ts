import { createHash } from 'node:crypto';

export type Random = {
  readonly bytes: (count: number) => Buffer;
  /** An integer from 0, below the bound. */
  readonly below: (bound: number) => number;
  /** True in this many of a thousand cases. */
  readonly inThousand: (cases: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
};

const WORD_BYTES = 6;

/** SHA-256 over the seed, a purpose and a counter, so that draws for one purpose do not affect another. */
export function createRandom(seed: bigint, purpose: string): Random {
  let counter = 0;
  let block = Buffer.alloc(0);

  function bytes(count: number): Buffer {
    while (block.length < count) {
      block = Buffer.concat([block, createHash('sha256').update(`${seed} ${purpose} ${counter}`).digest()]);
      counter += 1;
    }
    const taken = Buffer.from(block.subarray(0, count));
    block = block.subarray(count);
    return taken;
  }

  const below = (bound: number): number => Math.floor((bytes(WORD_BYTES).readUIntBE(0, WORD_BYTES) / 2 ** (WORD_BYTES * 8)) * bound);
  return {
    bytes,
    below,
    inThousand: (cases) => below(1000) < cases,
    pick: <T>(from: readonly T[]): T => {
      const one = from[below(from.length)];
      if (one === undefined) throw new Error('Nothing can be picked of nothing');
      return one;
    },
  };
}
