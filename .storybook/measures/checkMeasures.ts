import type { StoryContext } from '@storybook/react-vite';
import { isWholeRun } from '../bothThemes.ts';
import { findControlsWithBackground, findControlsWithoutEdge, findControlsWithoutFocusMark } from './forcedColours.ts';
import { findHiddenFields } from './keyboard.ts';
import { findLongDurations, findMovements } from './motion.ts';
import { findUnreadable, waitForLayout } from './reflow.ts';
import { findSmallTargets } from './targets.ts';

/** The narrowest viewport: 1280 px at 400 %, 640 px at 200 % (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 } as const;
/** The gutter that every page has around its parts (DESIGN, section 7), with space for what extends beyond what is drawn: touch targets. */
const GUTTER = '48px 16px';
/** The parts that screens are made of. */
export const PARTS = /^(foundations|components|patterns)\//;
/** Where customers confirm, or see who is signed in. Also measured at phone width with 200 % text (SCA-039, WCAG 1.4.4). */
const ENLARGED = /^(screens\/security|patterns\/(ConfirmationDialog|OperationCode))\b/;
export const PHONE = { width: 390, height: 844 } as const;
/** 40 % of the phone's height. */
const KEYBOARD = 338;

/** Returns unreadable content of a strong authentication story, at 320 px and on a phone with 200 % text. */
export async function findUnreadableEnlarged(): Promise<readonly string[]> {
  const { page } = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  try {
    await page.viewport(NARROW.width, NARROW.height);
    await waitForLayout();
    const narrow = findUnreadable().map((what) => `at 320 px ${what}`);
    await page.viewport(PHONE.width, PHONE.height);
    document.documentElement.style.fontSize = '200%';
    await waitForLayout();
    return [...narrow, ...findUnreadable().map((what) => `with text of 200 % ${what}`)];
  } finally {
    document.documentElement.style.fontSize = '';
    await page.viewport(innerWidth, innerHeight);
  }
}

/** Returns fields of a story that the on-screen keyboard of a phone hides. */
async function findHiddenOnPhone(isPart: boolean): Promise<readonly string[]> {
  const { page } = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  try {
    if (isPart) document.body.style.padding = GUTTER;
    await page.viewport(PHONE.width, PHONE.height);
    await waitForLayout();
    const covered = await findHiddenFields(KEYBOARD);
    await page.viewport(PHONE.width, PHONE.height - KEYBOARD);
    await waitForLayout();
    const shortened = await findHiddenFields(0);
    return [
      ...covered.map((what) => `with a keyboard over the page ${what}`),
      ...shortened.map((what) => `on a page that the keyboard shortens ${what}`),
    ];
  } finally {
    document.body.style.padding = '';
    await page.viewport(innerWidth, innerHeight);
  }
}

/**
 * Measures a played story under different conditions: with the keyboard of a phone, and 320 px wide, right to left, in forced colours, with
 * reduced motion. Only in full runs. Most is measured only of parts, because screens are made of them.
 */
export async function checkMeasures({ title }: StoryContext): Promise<void> {
  if (!isWholeRun) return;
  const isPart = PARTS.test(title);
  const onPhone = [...(ENLARGED.test(title) ? await findUnreadableEnlarged() : []), ...(await findHiddenOnPhone(isPart))];
  if (onPhone.length > 0) throw new Error(`Measured:\n${onPhone.join('\n')}`);
  if (!isPart) return;
  const { commands, page } = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  const faults: string[] = [];
  try {
    document.body.style.padding = GUTTER;
    await page.viewport(NARROW.width, NARROW.height);
    await waitForLayout();
    faults.push(...findUnreadable().map((what) => `at 320 px ${what}`));
    document.documentElement.dir = 'rtl';
    faults.push(...findUnreadable().map((what) => `at 320 px from the right ${what}`));
    document.documentElement.removeAttribute('dir');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    faults.push(...findSmallTargets());
    const grounded = findControlsWithBackground();
    await commands.emulateMedia({ forcedColors: 'active' });
    faults.push(...findControlsWithoutEdge(grounded), ...findControlsWithoutFocusMark(), ...findMovements(), ...findLongDurations());
  } finally {
    await commands.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    document.documentElement.removeAttribute('dir');
    document.body.style.padding = '';
    await page.viewport(innerWidth, innerHeight);
  }
  if (faults.length > 0) throw new Error(`Measured:\n${faults.join('\n')}`);
}
