import { useRef, type TouchEvent } from 'react';

/** Minimum distance of a swipe, which must also be mostly horizontal. */
const SWIPE_PX = 48;

type SwipeProps = { readonly onTouchStart: (event: TouchEvent) => void; readonly onTouchEnd: (event: TouchEvent) => void };

/** Returns touch handlers that call `onSwipe` with 1 for the next and -1 for the previous slide, in reading direction. */
export function useSwipe(onSwipe: (steps: 1 | -1) => void): SwipeProps {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      start.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches, currentTarget }) => {
      const touch = changedTouches[0];
      if (start.current === null || touch === undefined) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(down)) return;
      const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(across < 0 === isRtl ? -1 : 1);
    },
  };
}
