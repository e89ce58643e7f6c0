import { controlGuidance } from './controlGuidance.ts';
import { displayGuidance } from './displayGuidance.ts';
import { foundationGuidance } from './foundationGuidance.ts';
import type { Guidance } from './Guidance.types.ts';
import { patternGuidance } from './patternGuidance.ts';

/** Name of a component, as its story is called -> what its page says of it. */
export const guidance: Readonly<Record<string, Guidance>> = {
  ...controlGuidance,
  ...displayGuidance,
  ...foundationGuidance,
  ...patternGuidance,
};
