/** Which side of its reference a panel prefers. */
export type FloatingPlacement = 'bottom-start' | 'bottom-end' | 'top';

/** Loads the positioning and keeps the panel beside its reference until the answered function is called. */
export function placeLazily(reference: HTMLElement, panel: HTMLElement, placement: FloatingPlacement): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const place = async (): Promise<void> => {
    const { placeFloating } = await import('./placeFloating.ts');
    if (!isOver) stop = placeFloating(reference, panel, placement);
  };
  void place();
  return () => {
    isOver = true;
    stop?.();
    delete panel.dataset['placed'];
  };
}
