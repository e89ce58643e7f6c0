import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useServices } from '../providers/Services.ts';
import { visitKeys } from '../storage/keys.ts';

/** The router's key of the entry that a document was loaded with, until it is replaced. */
export const FIRST_ENTRY = 'default';

/** Nobody goes back further. */
const MOST_ENTRIES = 100;

/**
 * Which entries the app has made, after the router has moved: a new one replaces what was ahead, and one that the app has not met starts over.
 * @param trail the entries by their keys, the oldest first
 * @param from the entry that was left
 */
export function trailAfter(trail: readonly string[], from: string | undefined, key: string, type: NavigationType): readonly string[] {
  // The newest: a document that has just been loaded shows an entry of the same key as the first one had.
  const at = trail.lastIndexOf(from ?? key);
  if (type === NavigationType.Push) return [...trail.slice(0, at + 1), key].slice(-MOST_ENTRIES);
  if (type === NavigationType.Replace && at >= 0) return trail.with(at, key);
  return trail.includes(key) ? trail : [key];
}

/** Keeps the trail of this visit; once, around all routes. */
export function useTrail(): void {
  const { storage } = useServices();
  const { key } = useLocation();
  const type = useNavigationType();
  const from = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (from.current !== key) storage.write(visitKeys.trail, trailAfter(storage.read(visitKeys.trail) ?? [], from.current, key, type));
    from.current = key;
  }, [storage, key, type]);
}
