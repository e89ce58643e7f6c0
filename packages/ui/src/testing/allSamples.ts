import { controlSamples } from './controlSamples.tsx';
import { displaySamples } from './displaySamples.tsx';
import { flowSamples } from './flowSamples.tsx';
import { foundationSamples } from './foundationSamples.tsx';
import { overlaySamples } from './overlaySamples.tsx';
import { patternSamples } from './patternSamples.tsx';
import { noop, type ForwardedProps, type Samples } from './Sample.ts';

export const allSamples: Samples = {
  ...controlSamples,
  ...displaySamples,
  ...overlaySamples,
  ...foundationSamples,
  ...patternSamples,
  ...flowSamples,
};

/** The props that every sample gets, and more of the component's own. */
export const createForwardedProps = (more: object = {}): ForwardedProps => ({
  ref: noop,
  className: 'from-outside',
  'data-testid': 'conformance',
  ...more,
});
