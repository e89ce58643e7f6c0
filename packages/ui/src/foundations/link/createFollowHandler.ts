import type { MouseEvent } from 'react';

/** Navigates to a link's target without a page load. */
export type Follow = () => void;

/** Returns a click handler that follows on a plain press and leaves new tabs and windows to the browser. */
export function createFollowHandler(follow: Follow | undefined): ((event: MouseEvent<HTMLElement>) => void) | undefined {
  if (follow === undefined) return undefined;
  return (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    follow();
  };
}
