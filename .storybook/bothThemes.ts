import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import './emulatedMedia.ts';
import { nextFrame } from './nextFrame.ts';

/** True under vitest. axe then need not report what passes, which is most of its work. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/**
 * `npm run test:full` also checks every story in the dark and measures it. The gate checks only shown stories, in the light theme
 * (vitest.config.ts).
 */
export const isWholeRun = isTestRun && import.meta.env['STORIES'] === 'whole';

/** Disables transitions, because axe would otherwise read a colour in mid-transition. */
function stopTransitions(): () => void {
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(style);
  return () => {
    style.remove();
  };
}

/** Runs axe. The add-on's own run is off in test runs. */
function runAxe(context: StoryContext, options?: object): Promise<void> {
  const { a11y } = context.parameters;
  const parameters = { ...context.parameters, a11y: { ...a11y, test: 'error', options: { ...a11y?.options, ...options } } };
  return Promise.resolve(checkAccessibility({ ...context, parameters }));
}

/** Checks a played story in the light theme. The gate checks only shown stories, because behaviour stories look like one of them. */
export async function checkInTheLight(context: StoryContext): Promise<void> {
  if (isWholeRun || (isTestRun && context.tags.includes('dev'))) await runAxe(context);
}

/** Checks the colours of a played story in the dark theme, without mounting it again. All other rules are checked in the light theme. */
export async function checkInTheDark(context: StoryContext): Promise<void> {
  if (!isWholeRun) return;
  const { commands } = await import('vitest/browser');
  const resume = stopTransitions();
  await commands.emulateMedia({ colorScheme: 'dark' });
  try {
    await nextFrame();
    await runAxe(context, { runOnly: ['color-contrast', 'link-in-text-block'] });
  } catch (error) {
    throw new Error(`In the dark: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    await commands.emulateMedia({ colorScheme: 'light' });
    resume();
  }
}
