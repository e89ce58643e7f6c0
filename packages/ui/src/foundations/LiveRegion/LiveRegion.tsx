import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type LiveRegionProps = ComponentPropsWithRef<'span'> & {
  /** `assertive` interrupts: for what cannot wait. @default 'polite' */
  readonly urgency?: 'polite' | 'assertive';
};

/** Reads its text out when it changes. Mount it empty and fill it later: a region that arrives with its text is often not read. */
export function LiveRegion({ urgency = 'polite', ...rest }: LiveRegionProps) {
  return <VisuallyHidden {...rest} role={urgency === 'polite' ? 'status' : 'alert'} aria-live={urgency} aria-atomic />;
}
