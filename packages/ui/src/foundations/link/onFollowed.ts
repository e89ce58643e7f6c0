import type { MouseEvent } from 'react';

/** Goes where a link leads without loading a page. */
export type Follow = () => void;

/** A plain press follows; one that asks for a new tab or window is left to the browser. */
export function onFollowed(follow: Follow | undefined): ((event: MouseEvent<HTMLElement>) => void) | undefined {
  if (follow === undefined) return undefined;
  return (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    follow();
  };
}
