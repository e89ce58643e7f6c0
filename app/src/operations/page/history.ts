import { listOf, object, whole } from '@wallet/core/configuration/readers';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { whenNothingIsOpen } from '../walletUi.ts';
import { currentEntry } from './entries.ts';

const readSteps = object({ steps: listOf(whole()) });

/** The back button's way: the previous entry of the app's own history, without one the parent of the screen (D-APP-13). */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const isFirst = currentEntry()?.isFirst ?? true;
    void (isFirst ? navigate(parent, { replace: true }) : navigate(-1));
  }, [navigate, parent]);
}

/** Of each step before the current entry's, the position in the history that it was left at. */
const stepsOf = (state: unknown): readonly number[] => readSteps(state)?.steps ?? [];

/** How many steps lie before the current entry's. */
export const stepOf = (state: unknown): number => stepsOf(state).length;

/**
 * Gives every step of a flow one entry of the history, on the same URL, so that the browser's back button leads from a step to the one
 * before (D-SEND-28, D-AUTH-16). A step that has ended, and what a reload has left over, is taken out again. Forward does nothing: a step does not open
 * without the checks before it.
 * @param depth how many steps lie before the one on the screen; 0 for the first, and for the end of a flow, which nothing leads back from
 * @param onLeft told which step the customer has gone back to
 * @returns `leave` goes back one step, as the browser's back button does
 */
export function useStepHistory(depth: number, onLeft: (step: number) => void): { readonly leave: () => void } {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, state } = location;
  /** The step of the entry on top, as it was met or written last. */
  const wasAt = useRef(stepOf(state));
  const now = useRef({ state, path: '', onLeft });
  // With the step itself: a press on Back that comes at once finds its entry, and is not called off by it.
  useLayoutEffect(() => {
    now.current = { state, path: `${pathname}${search}`, onLeft };
  });
  useLayoutEffect(() => {
    const { state: entryState, path } = now.current;
    const members = typeof entryState === 'object' && entryState !== null ? entryState : {};
    const steps = stepsOf(entryState);
    if (steps.length < depth) {
      wasAt.current = depth;
      const skipped = Array.from({ length: depth - steps.length }, () => currentEntry()?.position ?? 0);
      void navigate(path, { state: { ...members, steps: [...steps, ...skipped] } });
    }
    if (steps.length <= depth) return undefined;
    // What a dialog says of it is read first.
    return whenNothingIsOpen(() => {
      const [position, entry] = [stepsOf(now.current.state)[depth], currentEntry()];
      // Without an entry, a link in the dialog has led on.
      if (position !== undefined && entry !== null) void navigate(position - entry.position);
    });
  }, [depth, navigate]);

  // Each time the history moves: who goes back at once from a step is back before the router has drawn its entry.
  useEffect(() => {
    const met = stepOf(location.state);
    if (met < wasAt.current) now.current.onLeft(met);
    wasAt.current = met;
  }, [location]);

  const leave = useCallback(() => void navigate(-1), [navigate]);
  return { leave };
}

/** State of the entry of an order that was opened from a list of this app: closing it goes back there (D-TXN-25, D-PROG-07). */
export const openedHere = { openedHere: true } as const;

export const wasOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'openedHere' in state;

/** State of the entry of an order that was just placed; `again` leads to the same once more. */
export const justPlaced = (again: string) => ({ again });

/** The way to the same once more; null where the order was not placed just now. */
export const againOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'again' in state && typeof state.again === 'string' ? state.again : null;
