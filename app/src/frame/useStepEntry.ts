import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type StepEntry = {
  /** Gives the second step an entry of the history, on the same URL; does nothing while it has one. */
  readonly enter: () => void;
  /** Goes back to the first step's entry, as the browser's back button does. */
  readonly leave: () => void;
  /** Whether the current entry is a second step's: also after a reload. */
  readonly isOn: boolean;
};

const isStep = (state: unknown): state is object => typeof state === 'object' && state !== null && 'isSecondStep' in state;

/**
 * Lets the browser's back button lead from the second step of a flow to its first (D-SEPA-22, D-AUTH-16). Forward does nothing: a step
 * does not open without the checks before it.
 * @param onLeft told when the customer has gone back; keep its identity
 */
export function useStepEntry(onLeft: () => void): StepEntry {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isOn = isStep(state);
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (wasOn.current && !isOn) onLeft();
    wasOn.current = isOn;
  }, [isOn, onLeft]);

  const enter = useCallback(() => {
    const kept = typeof state === 'object' && state !== null ? state : {};
    if (!isOn) void navigate(`${pathname}${search}`, { state: { ...kept, isSecondStep: true } });
  }, [isOn, navigate, pathname, search, state]);
  const leave = useCallback(() => void (isOn ? navigate(-1) : onLeft()), [isOn, navigate, onLeft]);
  return { enter, leave, isOn };
}
