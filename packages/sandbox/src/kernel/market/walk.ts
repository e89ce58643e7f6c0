import { createHash } from 'node:crypto';
import type { MarketInstrument } from './marketInstruments.ts';

/** How long a price stands still. */
export const TICK_MS = 5000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Walks start on this day, a Sunday. */
const FIRST_DAY_MS = Date.parse('2023-01-01T00:00:00Z');
const SATURDAY = 6;

export const toTick = (moment: number): number => Math.floor(moment / TICK_MS) * TICK_MS;

type Walker = Pick<MarketInstrument, 'code' | 'kind' | 'daily' | 'bound'>;

/** Derives a number from a text and nothing else. */
export type Draw = (text: string) => bigint;
export const drawByHash: Draw = (text) => createHash('sha256').update(text).digest().readBigUInt64BE(0);

/** Draws a whole number from -size to size by seed, instrument and label (RULE-065). */
type Step = (label: string, size: number) => number;

/** Bonds do not move on Saturdays and Sundays. */
function isRestDay({ kind }: Walker, day: number): boolean {
  const weekday = day % 7;
  return kind === 'bond' && (weekday === 0 || weekday === SATURDAY);
}

const foldIntoBounds = (place: number, bound: number): number => {
  if (place > bound) return 2 * bound - place;
  return place < -bound ? -2 * bound - place : place;
};

/** Where each day of a walk starts, as far as calculated. A year costs 365 draws, once. */
const dayStarts = new Map<string, number[]>();
/** Limits the cache when many seeds are tried one after another. */
const MAX_CACHED_WALKS = 64;

function calculateDayStart(seed: string, instrument: Walker, day: number, step: Step): number {
  const key = `${seed}|${instrument.code}`;
  const known = dayStarts.get(key);
  const starts = known ?? [0];
  if (known === undefined) {
    if (dayStarts.size >= MAX_CACHED_WALKS) dayStarts.clear();
    dayStarts.set(key, starts);
  }
  for (let next = starts.length; next <= day; next += 1) {
    const before = starts[next - 1] ?? 0;
    const moved = isRestDay(instrument, next - 1) ? 0 : step(`d${next - 1}`, instrument.daily);
    starts.push(foldIntoBounds(before + moved, instrument.bound));
  }
  return starts[day] ?? 0;
}

type Bridge = { readonly from: number; readonly to: number; readonly parts: number; readonly steps: readonly number[] };

/** Value of a bridge after `part` of its parts. It connects both ends and wanders in between. */
function calculateBridge({ from, to, parts, steps }: Bridge, part: number): number {
  const sum = (count: number) => steps.slice(0, count).reduce((total, one) => total + one, 0);
  return from + Math.trunc(((to - from) * part) / parts) + sum(part) - Math.trunc((sum(parts) * part) / parts);
}

/**
 * Distance of an instrument from its middle at a moment, in millionths (RULE-065). Uses whole numbers only, so that every machine
 * calculates the same result. A day is a bridge of hours, an hour one of minutes, a minute one of ticks, so any moment costs about a
 * hundred draws.
 * @param moment epoch milliseconds, from 2023 on; before that nothing has moved
 */
export function calculateWalk(seed: string, instrument: Walker, moment: number, draw = drawByHash): number {
  const since = toTick(moment) - FIRST_DAY_MS;
  if (since <= 0) return 0;
  const day = Math.floor(since / DAY_MS);
  const hour = Math.floor((since % DAY_MS) / HOUR_MS);
  const minute = Math.floor((since % HOUR_MS) / MINUTE_MS);
  const tick = (since % MINUTE_MS) / TICK_MS;
  const isResting = isRestDay(instrument, day);
  const step: Step = (label, size) => Number(draw(`${seed}|${instrument.code}|${label}`) % BigInt(2 * size + 1)) - size;
  const drawSteps = (label: string, parts: number, share: number): readonly number[] => {
    const size = Math.max(1, Math.trunc(instrument.daily / share));
    return Array.from({ length: parts }, (_, index) => (isResting ? 0 : step(`${label}/${index + 1}`, size)));
  };
  const hours = {
    from: calculateDayStart(seed, instrument, day, step),
    to: calculateDayStart(seed, instrument, day + 1, step),
    parts: 24,
    steps: drawSteps(`d${day}`, 24, 5),
  };
  const minutes = {
    from: calculateBridge(hours, hour),
    to: calculateBridge(hours, hour + 1),
    parts: 60,
    steps: drawSteps(`d${day}h${hour}`, 60, 40),
  };
  const ticks = {
    from: calculateBridge(minutes, minute),
    to: calculateBridge(minutes, minute + 1),
    parts: 12,
    steps: drawSteps(`d${day}h${hour}m${minute}`, 12, 200),
  };
  return calculateBridge(ticks, tick);
}
