import type { StoryContext } from '@storybook/react-vite';
import { isTestRun, isWholeRun } from './bothThemes.ts';

const initialAttributes = [document.documentElement, document.body].map((element) => ({
  element,
  attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
}));
const { href } = location;

/**
 * Cleans up after the previous story, even if it failed half-way, because all stories of a run share a page. By then that story is
 * unmounted, and its own `beforeEach` has restored its stubs. Motion is reduced in test runs, so that content is visible immediately. A
 * story about motion has the parameter `moves`.
 */
export async function resetPage({ canvasElement, parameters }: StoryContext): Promise<void> {
  if (!isTestRun) return;
  // Storybook pauses all animations while it checks a story, and permanently if a check fails. No dialog would close any more.
  for (const style of document.querySelectorAll('style')) if (style.textContent.includes('animation-play-state: paused')) style.remove();
  for (const left of document.querySelectorAll('body > *')) if (left !== canvasElement) left.remove();
  for (const { element, attributes } of initialAttributes) {
    for (const name of element.getAttributeNames()) if (!attributes.has(name)) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  history.replaceState(null, '', href);
  const moves = parameters['moves'] === true;
  if (!isWholeRun && !moves && matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { commands } = await import('vitest/browser');
  await commands.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: moves ? 'no-preference' : 'reduce' });
}
