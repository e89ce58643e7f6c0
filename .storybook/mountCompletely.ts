import type { Preview } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { setPartsHeld } from './LatePart.tsx';
import { PARTS } from './measures/checkMeasures.ts';
import { findUsableControls, describeElement } from './measures/controls.ts';

/** Tolerance for rounding. */
const TOLERATED_PX = 1;
const COMING = '[data-coming]';

const readBox = (element: Element): readonly number[] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
};

/** Returns a function that reports, as failure messages, which elements have changed position or size. */
function watchBoxes(elements: readonly Element[]): () => readonly string[] {
  const watched = elements.map((element) => ({ element, before: readBox(element) }));
  return () =>
    watched.flatMap(({ element, before }) => {
      const now = readBox(element);
      const isKept = now.every((pixels, side) => Math.abs(pixels - (before[side] ?? 0)) <= TOLERATED_PX);
      return isKept || !element.isConnected
        ? []
        : [`${describeElement(element)}: x, y, width and height were ${before.join()}, are ${now.join()}`];
    });
}

/** An open dialog is still fading in and covers what is below it. */
const findPageControls = () => findUsableControls().filter((control) => control.closest('dialog') === null);

/** Loads all fonts before anything is measured. A device font may be missing. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}

/**
 * Mounts a story and plays it once all lazy parts have loaded. Parts must fit their placeholders: a component keeps its size unless its
 * story has the parameter `grows`, and in a screen no control may move.
 */
export const mountCompletely: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  setPartsHeld(true);
  await context['renderToCanvas']();
  const isWhole = document.querySelector(COMING) === null;
  const isWatched = PARTS.test(context.title) && context.parameters['grows'] !== true;
  const moved = watchBoxes(isWhole ? [] : isWatched ? [context.canvasElement] : findPageControls());
  setPartsHeld(false);
  await waitFor(() => {
    if (document.querySelector(COMING) !== null) throw new Error('A part of the story has not come');
  });
  if (moved().length > 0) throw new Error(`Moved by what came later:\n${moved().join('\n')}`);
  return context.canvas;
};
