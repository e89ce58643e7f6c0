import { describeElement } from './controls.ts';

/** 0.01 s, too short to be seen. */
const UNSEEN_MS = 10;

/** Properties that may animate with reduced motion, because they do not move anything. */
const STILL = new Set([
  'opacity',
  'color',
  'backgroundColor',
  'borderColor',
  'outlineColor',
  'fill',
  'stroke',
  'offset',
  'easing',
  'composite',
  'computedOffset',
]);

const hasMovement = (effect: KeyframeEffect): boolean =>
  effect.getKeyframes().some((keyframe) => Object.keys(keyframe).some((property) => !STILL.has(property)));

/** Returns running animations, scripted or not, that still move something with reduced motion. */
export function findMovements(): string[] {
  return document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || effect.target === null || !hasMovement(effect)) return [];
    const { activeDuration = 0 } = effect.getComputedTiming();
    return Number(activeDuration) > UNSEEN_MS ? [`${describeElement(effect.target)} moves for ${String(activeDuration)} ms`] : [];
  });
}

const toMilliseconds = (times: string): number =>
  Math.max(...times.split(',').map((time) => Number(time.trim().replace(/m?s$/, '')) * (time.trim().endsWith('ms') ? 1 : 1000)));

/** Returns durations that would animate the next change despite reduced motion. */
export function findLongDurations(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const css = getComputedStyle(element);
    const isLong =
      toMilliseconds(css.transitionDuration) > UNSEEN_MS ||
      (css.animationName !== 'none' && toMilliseconds(css.animationDuration) > UNSEEN_MS);
    return isLong ? [`${describeElement(element)} keeps a duration of ${css.transitionDuration} / ${css.animationDuration}`] : [];
  });
}
