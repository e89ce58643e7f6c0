import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import './emulatedMedia.ts';

/** Under vitest. Then axe need not describe what passes, which is most of its work. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** `npm run test:full` checks every story in the dark and measures it; the gate checks those that are shown, in the light (vitest.config.ts). */
export const isWholeRun = isTestRun && import.meta.env['STORIES'] === 'whole';

/** Colours change at once: axe would otherwise read one that is halfway. */
function stopTransitions(): () => void {
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(style);
  return () => {
    style.remove();
  };
}

/** Runs axe, which is off for the add-on itself in test runs. */
function check(context: StoryContext, options?: object): Promise<void> {
  const { a11y } = context.parameters;
  const parameters = { ...context.parameters, a11y: { ...a11y, test: 'error', options: { ...a11y?.options, ...options } } };
  return Promise.resolve(checkAccessibility({ ...context, parameters }));
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Checks a played story in the light. In the gate only a story that is shown: a behaviour looks like the story of its state. */
export async function checkInTheLight(context: StoryContext): Promise<void> {
  if (isWholeRun || (isTestRun && context.tags.includes('dev'))) await check(context);
}

/** Checks the colours of a played story in the dark; every other rule has been checked in the light. The story is not mounted and played again. */
export async function checkInTheDark(context: StoryContext): Promise<void> {
  if (!isWholeRun) return;
  const { commands } = await import('vitest/browser');
  const resume = stopTransitions();
  await commands.emulateMedia({ colorScheme: 'dark' });
  try {
    await nextFrame();
    await check(context, { runOnly: ['color-contrast', 'link-in-text-block'] });
  } catch (error) {
    throw new Error(`In the dark: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    await commands.emulateMedia({ colorScheme: 'light' });
    resume();
  }
}
