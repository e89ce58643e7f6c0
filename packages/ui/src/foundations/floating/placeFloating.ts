import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/react';

/**
 * Keeps a floating panel beside its reference while it is open: flips, shifts and shrinks so that it stays in sight. Reached by
 * `import()` alone, so that Floating UI is one lazy chunk.
 * @returns stops following
 */
export function placeFloating(reference: HTMLElement, panel: HTMLElement, placement: Placement): () => void {
  const place = async (): Promise<void> => {
    const { x, y } = await computePosition(reference, panel, {
      strategy: 'fixed',
      placement,
      middleware: [
        offset(8),
        flip({ padding: 8 }),
        shift({ padding: 8 }),
        size({ padding: 8, apply: ({ availableHeight }) => panel.style.setProperty('--available', `${availableHeight}px`) }),
      ],
    });
    panel.style.translate = `${x}px ${y}px`;
    panel.dataset['placed'] = '';
  };
  return autoUpdate(reference, panel, () => void place());
}
