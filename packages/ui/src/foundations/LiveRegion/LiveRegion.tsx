import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type LiveRegionProps = ComponentPropsWithRef<'span'> & {
  /** `assertive` interrupts, for urgent messages only. @default 'polite' */
  readonly urgency?: 'polite' | 'assertive';
};

/**
 * Announces its text when it changes. Mount it empty and fill it later, because screen readers often skip a region that is mounted with
 * text.
 */
export function LiveRegion({ urgency = 'polite', ...rest }: LiveRegionProps) {
  return <VisuallyHidden {...rest} role={urgency === 'polite' ? 'status' : 'alert'} aria-live={urgency} aria-atomic />;
}
