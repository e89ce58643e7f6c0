import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../../providers/Services.ts';
import { visitKeys } from '../../storage/keys.ts';
import { whenOverlayEntryIsGone } from '../historyBack.ts';

/** The back button's way: the previous entry of the app's own history, without one the parent of the screen (D-APP-13). */
export function useGoBack(parent: string): () => void {
  const { storage } = useServices();
  const { key } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    const isFirst = (storage.read(visitKeys.trail) ?? []).indexOf(key) <= 0;
    void (isFirst ? navigate(parent, { replace: true }) : navigate(-1));
  }, [storage, key, navigate, parent]);
}

/** How many steps lie before the current entry's. */
export function stepOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'step' in state && typeof state.step === 'number' ? state.step : 0;
}

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
  const at = stepOf(state);
  /** The step of the entry on top, as it was met or written last. */
  const wasAt = useRef(at);
  const now = useRef({ at, state, path: '', onLeft });
  // With the step itself: a press on Back that comes at once finds its entry, and is not called off by it.
  useLayoutEffect(() => {
    now.current = { at, state, path: `${pathname}${search}`, onLeft };
  });
  useLayoutEffect(() => {
    const { at: entry, state: entryState, path } = now.current;
    const members = typeof entryState === 'object' && entryState !== null ? entryState : {};
    if (entry < depth) {
      wasAt.current = depth;
      void navigate(path, { state: { ...members, step: depth } });
    }
    if (entry <= depth) return;
    // What is said in a dialog is read first: its own entry lies above the step's, and comes once the step is drawn.
    let giveUp: (() => void) | undefined;
    const timer = setTimeout(() => {
      giveUp = whenOverlayEntryIsGone(() => (now.current.at > depth ? void navigate(depth - now.current.at) : undefined));
    });
    return () => {
      clearTimeout(timer);
      giveUp?.();
    };
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
