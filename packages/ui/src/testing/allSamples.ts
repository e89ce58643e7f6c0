import { controlSamples } from './controlSamples.tsx';
import { displaySamples } from './displaySamples.tsx';
import { flowSamples } from './flowSamples.tsx';
import { foundationSamples } from './foundationSamples.tsx';
import { overlaySamples } from './overlaySamples.tsx';
import { patternSamples } from './patternSamples.tsx';
import { ignore, type ForwardedProps, type Samples } from './Sample.ts';

/** Every foundation, component and pattern. */
export const allSamples: Samples = {
  ...controlSamples,
  ...displaySamples,
  ...overlaySamples,
  ...foundationSamples,
  ...patternSamples,
  ...flowSamples,
};

/** What a sample is given, and more of its component's own props. */
export const forwarded = (more: object = {}): ForwardedProps => ({
  ref: ignore,
  className: 'from-outside',
  'data-testid': 'conformance',
  ...more,
});
