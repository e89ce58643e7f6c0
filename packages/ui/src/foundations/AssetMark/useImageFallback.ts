import { useEffect, useRef, useState, type RefObject } from 'react';

/** How long to wait for an image to load (THIRD-062). */
const MAX_LOADING_MS = 10_000;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

type Picture = {
  /** False without an image or when it fails to load. The fallback mark is shown instead. */
  readonly isShown: boolean;
  /** Props for the `img`. */
  readonly picture: {
    readonly ref: RefObject<HTMLImageElement | null>;
    readonly referrerPolicy: 'no-referrer';
    readonly onError: () => void;
  };
};

/**
 * An image that gives way to a fallback when its host does not have it or does not respond, or when the page's policy blocks it. A timeout
 * is dispatched as an untrusted `error` event on the image (`isTrusted` false), so that monitoring of the page sees it.
 */
export function useImageFallback(url: string | null): Picture {
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const isShown = url !== null && url !== broken;
  useEffect(() => {
    if (url === null || url === broken) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(look, MAX_LOADING_MS);
    };
    function look(): void {
      const shown = image.current;
      if (shown === null || shown.complete) return;
      // A lazy image outside the viewport has not been requested yet.
      if (isInView(shown)) shown.dispatchEvent(new Event('error'));
      else wait();
    }
    wait();
    return () => clearTimeout(timer);
  }, [url, broken]);
  return { isShown, picture: { ref: image, referrerPolicy: 'no-referrer', onError: () => setBroken(url) } };
}
