/** RULE-013, all in seconds. */
export const CODE_WAIT_SECONDS = 60;
export const LONG_WAIT_SECONDS = 600;
export const CODE_LIFE_SECONDS = 600;
export const CLOSURE_CODE_LIFE_SECONDS = 1800;
/** After five wrong entries the next code may be asked for after this. */
export const DEAD_CODE_WAIT_SECONDS = 600;
export const SENDS_WINDOW_SECONDS = 86_400;
export const MOST_SENDS = 5;
export const MOST_WRONG_ENTRIES = 5;

/** Whole seconds from now until a moment, never below 0. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}
