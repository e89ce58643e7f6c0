import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import './emulatedMedia.ts';

/** Under vitest. Then axe need not describe what passes, which is most of its work. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** Colours change at once: axe would otherwise read one that is halfway. */
function stopTransitions(): () => void {
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(style);
  return () => {
    style.remove();
  };
}

/** What a theme changes are colours: every other rule has been checked in the light. */
function onColours(context: StoryContext): StoryContext {
  const { a11y } = context.parameters;
  const options = { ...a11y?.options, runOnly: ['color-contrast', 'link-in-text-block'] };
  return { ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } };
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * The add-on has checked a played story in the light; this checks its colours in the dark. In test runs only: there the browser's own
 * preference can be set, and a story need not be mounted and played a second time.
 */
export async function checkInTheDark(context: StoryContext): Promise<void> {
  if (!isTestRun) return;
  const { commands } = await import('vitest/browser');
  const resume = stopTransitions();
  await commands.emulateMedia({ colorScheme: 'dark' });
  try {
    await nextFrame();
    await checkAccessibility(onColours(context));
  } catch (error) {
    throw new Error(`In the dark: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    await commands.emulateMedia({ colorScheme: 'light' });
    resume();
  }
}
