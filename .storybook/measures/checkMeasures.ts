import type { StoryContext } from '@storybook/react-vite';
import { isWholeRun } from '../bothThemes.ts';
import { controlsWithGround, withoutEdge, withoutFocusMark } from './forcedColours.ts';
import { longDurations, movements } from './motion.ts';
import { unreadable } from './reflow.ts';
import { smallTargets } from './targets.ts';

/** The narrowest page: 1280 px at 400 %, 640 at 200 (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 } as const;
/** As the pages have it at that width (DESIGN, section 7), and room for what is pressed beyond the edge of what is drawn. */
const GUTTER = '48px 16px';
/** What screens are made of. */
export const PARTS = /^(foundations|components|patterns)\//;
/** Where somebody confirms, or sees who is signed in: also at the width of a phone with text of twice the size (SCA-039, WCAG 1.4.4). */
const ENLARGED = /^(screens\/security|patterns\/(ConfirmationDialog|OperationCode))\b/;
const PHONE = { width: 390, height: 844 } as const;

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
/** Sizes are observed in one frame and answered in the next. */
const settled = async (): Promise<void> => {
  await nextFrame();
  await nextFrame();
};

/** What cannot be read of a story of strong authentication at 320 px, and with text of twice the size on a phone. */
export async function enlarged(): Promise<readonly string[]> {
  const { page } = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  try {
    await page.viewport(NARROW.width, NARROW.height);
    await settled();
    const narrow = unreadable().map((what) => `at 320 px ${what}`);
    await page.viewport(PHONE.width, PHONE.height);
    document.documentElement.style.fontSize = '200%';
    await settled();
    return [...narrow, ...unreadable().map((what) => `with text of 200 % ${what}`)];
  } finally {
    document.documentElement.style.fontSize = '';
    await page.viewport(innerWidth, innerHeight);
  }
}

/**
 * Measures a played story where eyes, hands and devices differ: 320 px wide, read from the right, forced colours, less motion. In whole
 * runs only, and only of the parts: a screen is made of them.
 */
export async function checkMeasures({ title }: StoryContext): Promise<void> {
  if (!isWholeRun) return;
  const large = ENLARGED.test(title) ? await enlarged() : [];
  if (large.length > 0) throw new Error(`Measured:\n${large.join('\n')}`);
  if (!PARTS.test(title)) return;
  const { commands, page } = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  const faults: string[] = [];
  try {
    await page.viewport(NARROW.width, NARROW.height);
    await settled();
    faults.push(...unreadable().map((what) => `at 320 px ${what}`));
    document.documentElement.dir = 'rtl';
    faults.push(...unreadable().map((what) => `at 320 px from the right ${what}`));
    document.documentElement.removeAttribute('dir');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.body.style.padding = GUTTER;
    faults.push(...smallTargets());
    document.body.style.padding = '';
    const grounded = controlsWithGround();
    await commands.emulateMedia({ forcedColors: 'active' });
    faults.push(...withoutEdge(grounded), ...withoutFocusMark(), ...movements(), ...longDurations());
  } finally {
    await commands.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    document.documentElement.removeAttribute('dir');
    document.body.style.padding = '';
    await page.viewport(innerWidth, innerHeight);
  }
  if (faults.length > 0) throw new Error(`Measured:\n${faults.join('\n')}`);
}
