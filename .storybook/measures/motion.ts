import { named } from './controls.ts';

/** 0.01 s: nobody sees a movement that short. */
const UNSEEN_MS = 10;

/** What may change slowly where motion is unwelcome: it moves nothing. */
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

const moves = (effect: KeyframeEffect): boolean =>
  effect.getKeyframes().some((keyframe) => Object.keys(keyframe).some((property) => !STILL.has(property)));

/** What still moves although the customer asked for less motion: what runs now, scripted or not. */
export function movements(): string[] {
  return document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || effect.target === null || !moves(effect)) return [];
    const { activeDuration = 0 } = effect.getComputedTiming();
    return Number(activeDuration) > UNSEEN_MS ? [`${named(effect.target)} moves for ${String(activeDuration)} ms`] : [];
  });
}

const milliseconds = (times: string): number =>
  Math.max(...times.split(',').map((time) => Number(time.trim().replace(/m?s$/, '')) * (time.trim().endsWith('ms') ? 1 : 1000)));

/** What would move at the next change: durations that the wish for less motion did not reach. */
export function longDurations(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const css = getComputedStyle(element);
    const isLong =
      milliseconds(css.transitionDuration) > UNSEEN_MS || (css.animationName !== 'none' && milliseconds(css.animationDuration) > UNSEEN_MS);
    return isLong ? [`${named(element)} keeps a duration of ${css.transitionDuration} / ${css.animationDuration}`] : [];
  });
}
