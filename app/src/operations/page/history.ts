import { listOf, object, whole } from '@wallet/core/configuration/readers';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { runWhenNoOverlay } from '../walletUi.ts';
import { readCurrentEntry } from './entries.ts';

const readSteps = object({ steps: listOf(whole()) });

/** Goes back to the previous entry of the app, or to the parent of the screen when there is none (D-APP-13). */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const isFirst = readCurrentEntry()?.isFirst ?? true;
    void (isFirst ? navigate(parent, { replace: true }) : navigate(-1));
  }, [navigate, parent]);
}

/** For each step before the current one, the history position at which it was left. */
const readStepPositions = (state: unknown): readonly number[] => readSteps(state)?.steps ?? [];

/** Returns the number of steps before the current entry. */
export const getStep = (state: unknown): number => readStepPositions(state).length;

/**
 * Gives every step of a flow its own history entry on the same URL, so that the browser's back button returns to the previous step
 * (D-SEND-28, D-AUTH-16). Entries of a step that has ended, or left over after a reload, are removed. Forward does nothing, because a step
 * must not open without the checks before it.
 * @param depth number of steps before the current one; 0 for the first step, and for the end of a flow, which has no way back
 * @param onLeft called with the step that the customer has gone back to
 * @returns `leave` goes back one step, like the browser's back button
 */
export function useStepHistory(depth: number, onLeft: (step: number) => void): { readonly leave: () => void } {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, state } = location;
  /** The step of the top entry, as last read or written. */
  const wasAt = useRef(getStep(state));
  const now = useRef({ state, path: '', onLeft });
  // Runs together with the step, so that an immediate press on Back finds its entry and is not cancelled by it.
  useLayoutEffect(() => {
    now.current = { state, path: `${pathname}${search}`, onLeft };
  });
  useLayoutEffect(() => {
    const { state: entryState, path } = now.current;
    const members = typeof entryState === 'object' && entryState !== null ? entryState : {};
    const steps = readStepPositions(entryState);
    if (steps.length < depth) {
      wasAt.current = depth;
      const skipped = Array.from({ length: depth - steps.length }, () => readCurrentEntry()?.position ?? 0);
      void navigate(path, { state: { ...members, steps: [...steps, ...skipped] } });
    }
    if (steps.length <= depth) return undefined;
    // A dialog about it has to be read first.
    return runWhenNoOverlay(() => {
      const [position, entry] = [readStepPositions(now.current.state)[depth], readCurrentEntry()];
      // Without an entry, a link in the dialog has already navigated.
      if (position !== undefined && entry !== null) void navigate(position - entry.position);
    });
  }, [depth, navigate]);

  // Runs on every history change. A customer who immediately leaves a step is back before the router has rendered its entry.
  useEffect(() => {
    const met = getStep(location.state);
    if (met < wasAt.current) now.current.onLeft(met);
    wasAt.current = met;
  }, [location]);

  const leave = useCallback(() => void navigate(-1), [navigate]);
  return { leave };
}

/** State of an entry whose order was opened from a list of this app. Closing it returns there (D-TXN-25, D-PROG-07). */
export const openedHere = { openedHere: true } as const;

export const wasOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'openedHere' in state;

/** State of an entry whose order was just placed. `again` is the path for placing it again. */
export const toPlacedState = (again: string) => ({ again });

/** Returns the path for placing the order again, or null when it was not just placed. */
export const readAgainPath = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'again' in state && typeof state.again === 'string' ? state.again : null;
