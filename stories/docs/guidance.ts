import { accountScreenGuidance } from './accountScreenGuidance.ts';
import { controlGuidance } from './controlGuidance.ts';
import { displayGuidance } from './displayGuidance.ts';
import { foundationGuidance } from './foundationGuidance.ts';
import type { Guidance } from './Guidance.types.ts';
import { operationScreenGuidance } from './operationScreenGuidance.ts';
import { patternGuidance } from './patternGuidance.ts';

/** Maps a part, by its name, to the guidance on its page. */
export const guidance: Readonly<Record<string, Guidance>> = {
  ...controlGuidance,
  ...displayGuidance,
  ...foundationGuidance,
  ...patternGuidance,
  ...accountScreenGuidance,
  ...operationScreenGuidance,
};
