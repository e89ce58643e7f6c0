import { useEffect, useRef, useState, type RefObject } from 'react';

/** A picture that is not there after so long will not be waited for (THIRD-062). */
const MOST_LOADING_MS = 10_000;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

type Picture = {
  /** False where there is none, or it cannot be shown: the mark takes its place. */
  readonly isShown: boolean;
  /** For the `img`. */
  readonly picture: {
    readonly ref: RefObject<HTMLImageElement | null>;
    readonly referrerPolicy: 'no-referrer';
    readonly onError: () => void;
  };
};

/**
 * A picture that gives way when its host has it not, does not answer, or is outside the page's policy. One that is late is told as an `error`
 * of the image that nobody but we has sent (`isTrusted` false), so that what watches the page hears of it.
 */
export function usePicture(url: string | null): Picture {
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const isShown = url !== null && url !== broken;
  useEffect(() => {
    if (url === null || url === broken) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(look, MOST_LOADING_MS);
    };
    function look(): void {
      const shown = image.current;
      if (shown === null || shown.complete) return;
      // One far below has not been asked for yet.
      if (isInView(shown)) shown.dispatchEvent(new Event('error'));
      else wait();
    }
    wait();
    return () => clearTimeout(timer);
  }, [url, broken]);
  return { isShown, picture: { ref: image, referrerPolicy: 'no-referrer', onError: () => setBroken(url) } };
}
