import { useMemo, type ReactNode } from 'react';
import { useSecondsLeft } from './useSecondsLeft.ts';

const now = (): number => Date.now();

type WaitingTimeProps = {
  /** The refusal that asks to wait. Its seconds count from its first render. */
  readonly of: { readonly seconds: number };
  /** Writes the sentence with the seconds left. */
  readonly children: (seconds: number) => ReactNode;
};

/** A sentence with a waiting time that counts down and disappears at its end (ARIA timer: announced only when it appears). */
export function WaitingTime({ of, children }: WaitingTimeProps) {
  const endsAt = useMemo(() => now() + of.seconds * 1000, [of]);
  const seconds = useSecondsLeft(endsAt, now);
  return seconds === 0 ? null : <span role="timer">{children(seconds)}</span>;
}
