/** Shares one watcher of the page between all roots on it: the first root starts it, and the last one to unmount stops it. */
export function oncePerPage(start: () => () => void): () => () => void {
  let roots = 0;
  let stop: (() => void) | undefined;
  return () => {
    roots += 1;
    if (roots === 1) stop = start();
    return () => {
      roots -= 1;
      if (roots === 0) stop?.();
    };
  };
}
