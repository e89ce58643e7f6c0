import type { StoryContext } from '@storybook/react-vite';
import { isTestRun, isWholeRun } from '../bothThemes.ts';
import { showIn } from '../languages.tsx';
import { PHONE } from './checkMeasures.ts';
import { getActivePart } from './controls.ts';
import { findUnreadable, waitForLayout } from './reflow.ts';

const SCREENS = /^screens\//;
const WORD = String.raw`[+\u2212-]?\p{Sc}?[\da-z](?:[\da-z.,:/+*\u2212-]*[\da-z%\p{Sc}])?`;
/** A figure with its signs, a phone number, an IBAN, a name: each is read from left to right in every language. */
const FROM_THE_LEFT = new RegExp(`${WORD}(?: (?=[a-z]*\\d)${WORD})*`, 'giu');

/** Returns where a character is drawn. */
function getPlace(node: Node, at: number): DOMRect {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect();
}

/** Returns figures and names whose characters are drawn in another order than they are read. */
function findScrambled(): string[] {
  const faults: string[] = [];
  const walker = document.createTreeWalker(getActivePart(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const { 0: figure, index } of (node.textContent ?? '').matchAll(FROM_THE_LEFT)) {
      const [first, last] = [getPlace(node, index), getPlace(node, index + figure.length - 1)];
      const isOneLine = first.width > 0 && last.width > 0 && Math.abs(first.top - last.top) < first.height / 2;
      if (isOneLine && last.left < first.left) faults.push(`"${figure}" is drawn from the right in "${node.textContent?.trim()}"`);
    }
  }
  return faults;
}

/** Returns what is unreadable in a language 40 % longer than English, and in one written from right to left. */
async function findFaults(): Promise<readonly string[]> {
  await showIn('pseudo');
  await waitForLayout();
  const long = findUnreadable().map((what) => `in a longer language ${what}`);
  await showIn('mirrored');
  await waitForLayout();
  return [...long, ...[...findUnreadable(), ...findScrambled()].map((what) => `from right to left ${what}`)];
}

/**
 * Measures a played screen story in both languages, as it is shown and on a phone, where texts are cut off first. The gate measures only
 * shown stories, because behaviour stories look like one of them.
 */
export async function checkLanguages({ tags, title }: StoryContext): Promise<void> {
  if (!isTestRun || !(isWholeRun || tags.includes('dev')) || !SCREENS.test(title)) return;
  const { page } = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  try {
    const shown = await findFaults();
    await page.viewport(PHONE.width, PHONE.height);
    const faults = [...shown, ...(await findFaults()).map((what) => `on a phone ${what}`)];
    if (faults.length > 0) throw new Error(`Measured:\n${faults.join('\n')}`);
  } finally {
    await page.viewport(innerWidth, innerHeight);
    await showIn(null);
  }
}
