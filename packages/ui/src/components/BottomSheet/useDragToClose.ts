import { useRef, type PointerEvent } from 'react';

const CLOSE_SHARE = 0.3;
const FLICK_PX_PER_MS = 0.5;

type Drag = { readonly startY: number; readonly startTime: number; readonly sheet: HTMLElement };

/** Lets the sheet follow the finger on its handle. Closes it when dragged beyond 30 % of its height or flicked (DESIGN section 5). */
export function useDragToClose(close: () => void) {
  const drag = useRef<Drag | null>(null);
  const end = (event: PointerEvent<HTMLElement>): void => {
    const start = drag.current;
    if (start === null) return;
    drag.current = null;
    const distance = event.clientY - start.startY;
    const speed = distance / Math.max(1, event.timeStamp - start.startTime);
    start.sheet.style.translate = '';
    if (distance > start.sheet.offsetHeight * CLOSE_SHARE || (distance > 24 && speed > FLICK_PX_PER_MS)) close();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const sheet = event.currentTarget.parentElement;
      if (sheet === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { startY: event.clientY, startTime: event.timeStamp, sheet };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const start = drag.current;
      if (start) start.sheet.style.translate = `0 ${Math.max(0, event.clientY - start.startY)}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
