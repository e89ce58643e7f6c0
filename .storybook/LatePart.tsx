import { Part as PartOfTheProduct, type PartProps } from '@wallet/ui/foundations/parts';
import { use, useSyncExternalStore } from 'react';

const waiting = new Set<() => void>();
let isHeld = false;

/** No part comes before this is called with `false`: mountWhole.ts has measured the place of each by then. */
export function holdParts(isHeldNow: boolean): void {
  isHeld = isHeldNow;
  for (const goOn of waiting) goOn();
}
const subscribe = (goOn: () => void): (() => void) => {
  waiting.add(goOn);
  return () => waiting.delete(goOn);
};

const never = new Promise<null>(() => undefined);
const Coming = () => use(never);

/**
 * Stands for `Part` in tests: every story has its parts come late, not only the one that meets them first.
 * @public imported by the alias of vitest.config.ts
 */
export function Part({ children, ...rest }: PartProps) {
  const isComing = useSyncExternalStore(subscribe, () => isHeld);
  return <PartOfTheProduct {...rest}>{isComing ? <Coming /> : children}</PartOfTheProduct>;
}
