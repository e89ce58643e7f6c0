import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** How many entries of the app lie before the current one; the router counts them in the entry's state. */
function entriesBefore(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

/** The back button's way: the previous entry of the app's own history, without one the parent of the screen (D-APP-13). */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => void (entriesBefore() > 0 ? navigate(-1) : navigate(parent, { replace: true })), [navigate, parent]);
}
