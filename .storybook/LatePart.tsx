import { Part as PartOfTheProduct, type PartProps } from '@wallet/ui/foundations/parts';
import { use, useSyncExternalStore } from 'react';

const waiting = new Set<() => void>();
let isHeld = false;

/** Holds back all lazy parts until called with `false`, so that mountCompletely.ts can measure their placeholders first. */
export function setPartsHeld(isHeldNow: boolean): void {
  isHeld = isHeldNow;
  for (const listener of waiting) listener();
}
const subscribe = (listener: () => void): (() => void) => {
  waiting.add(listener);
  return () => waiting.delete(listener);
};

const NEVER = new Promise<null>(() => undefined);
const Coming = () => use(NEVER);

/**
 * Replaces `Part` in tests, so that parts load late in every story and not only in the first one that uses them.
 * @public imported by the alias of vitest.config.ts
 */
export function Part({ children, ...rest }: PartProps) {
  const isComing = useSyncExternalStore(
    subscribe,
    () => isHeld,
    () => false,
  );
  return <PartOfTheProduct {...rest}>{isComing ? <Coming /> : children}</PartOfTheProduct>;
}
