/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page takes along what it needs */
import type { Page } from '@playwright/test';
import fc from 'fast-check';

/** Pages by path, with their heading and the label of the button that opens an overlay. */
export type Places = Readonly<Record<string, { readonly heading: string; readonly button: string }>>;

type Visited = {
  readonly path: string;
  /** True while the history entry added by an overlay of this page still exists. */
  readonly isDoubled: boolean;
};

/** The expected state of the history: pages, current position, and whether an overlay is open. */
export type HistoryModel = {
  readonly pages: readonly Visited[];
  readonly at: number;
  /** True when the current entry is the one added by an overlay. An overlay opened there adds no entry and removes none ahead. */
  readonly isAbove: boolean;
  readonly isOpen: boolean;
};

type Move = { readonly name: 'open' | 'close' | 'back' | 'forward' | 'reload' } | { readonly name: 'link'; readonly to: string };

export const createModel = (path: string): HistoryModel => ({ pages: [{ path, isDoubled: false }], at: 0, isAbove: false, isOpen: false });

const getCurrentPage = ({ pages, at }: HistoryModel): Visited => pages[at] ?? { path: '', isDoubled: false };

/** Moves to another page: to its last entry when going back, to its first when going forward. */
function moveTo(model: HistoryModel, at: number): HistoryModel {
  const isAbove = at < model.at && (model.pages[at]?.isDoubled ?? false);
  return { ...model, at, isAbove, isOpen: false };
}

/** Returns the state after a move, or null if the move is impossible. */
function applyMove(model: HistoryModel, move: Move): HistoryModel | null {
  const { pages, at, isAbove, isOpen } = model;
  const here = getCurrentPage(model);
  const isLast = at === pages.length - 1;
  /** Pages up to this one, with the entries that remain when a new one is pushed. */
  const below = [...pages.slice(0, at), { ...here, isDoubled: isAbove }];
  switch (move.name) {
    case 'open':
      if (isOpen) return null;
      return { ...model, pages: isAbove ? pages : [...pages.slice(0, at), { ...here, isDoubled: true }], isAbove: true, isOpen: true };
    case 'close':
      return isOpen ? { ...model, isOpen: false } : null;
    case 'reload':
      return { ...model, isOpen: false };
    case 'link':
      if (move.to === here.path) return null;
      return { pages: [...below, { path: move.to, isDoubled: false }], at: at + 1, isAbove: false, isOpen: false };
    case 'back':
      if (isOpen) return { ...model, isAbove: false, isOpen: false };
      return at === 0 ? null : moveTo(model, at - 1);
    case 'forward':
      if (!isLast) return moveTo(model, at + 1);
      return here.isDoubled && !isAbove ? { ...model, isAbove: true } : null;
  }
}

/** Draws random walks. Impossible moves are skipped later. */
export function drawWalks(count: number, seed: number, places: Places): readonly (readonly Move[])[] {
  const name = fc.constantFrom<Move>({ name: 'open' }, { name: 'close' }, { name: 'back' }, { name: 'forward' });
  const link = fc.constantFrom(...Object.keys(places)).map((to): Move => ({ name: 'link', to }));
  const move = fc.oneof(
    { arbitrary: name, weight: 40 },
    { arbitrary: link, weight: 10 },
    { arbitrary: fc.constant<Move>({ name: 'reload' }), weight: 1 },
  );
  return fc.sample(fc.array(move, { minLength: 12, maxLength: 12, size: 'max' }), { numRuns: count, seed });
}

type PageState = { readonly path: string; readonly heading: string | undefined; readonly isOpen: boolean; readonly isSettled: boolean };
type Leg = { readonly name: string; readonly to?: string; readonly button: string; readonly wanted: PageState };

/**
 * Makes the moves in the page, each after the expected result of the previous one. Overlays are opened by their button. Links are followed
 * in the overlay, or in the page if none is open. Resolves with the first move that failed and the state it led to.
 */
async function makeMoves(legs: readonly Leg[]): Promise<{ readonly number: number; readonly seen: string } | null> {
  const openDialog = () => document.querySelector('dialog[data-state="open"]');
  const see = (): string =>
    JSON.stringify({
      path: location.pathname,
      heading: document.querySelector('h1')?.textContent,
      isOpen: openDialog() !== null,
      isSettled: document.querySelector('main[data-settled]') !== null,
    } satisfies PageState);
  const frames = async (isOver: () => boolean): Promise<void> => {
    for (let frame = 0; frame < 600 && !isOver(); frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  const findButton = (name: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('main button, header button')].find((button) =>
      `${button.getAttribute('aria-label')} ${button.textContent}`.includes(name),
    );
  const move = async ({ name, to = '', button }: Leg): Promise<void> => {
    if (name === 'open') {
      await frames(() => findButton(button) !== undefined);
      findButton(button)?.click();
    } else if (name === 'close') {
      openDialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    } else if (name === 'link') {
      const link = Object.assign(document.createElement('a'), { href: to });
      (openDialog() ?? document.body).append(link);
      link.click();
      link.remove();
    } else if (name !== 'reload') {
      const hasArrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      if (name === 'back') history.back();
      else history.forward();
      await hasArrived;
    }
  };
  for (const [number, leg] of legs.entries()) {
    await move(leg);
    const wanted = JSON.stringify(leg.wanted);
    await frames(() => see() === wanted);
    if (see() !== wanted) return { number, seen: see() };
  }
  return null;
}

/** Continues the walk and resolves with the new state. @throws if the page differs from the expected state, with the moves so far */
export async function runWalk(page: Page, from: HistoryModel, moves: readonly Move[], places: Places): Promise<HistoryModel> {
  let model = from;
  const legs: Leg[] = [];
  for (const move of moves) {
    const next = applyMove(model, move);
    if (next === null) continue;
    const { path } = getCurrentPage(next);
    const wanted = { path, heading: places[path]?.heading, isOpen: next.isOpen, isSettled: true };
    legs.push({ ...move, button: places[getCurrentPage(model).path]?.button ?? '', wanted });
    model = next;
  }
  // A reload ends the script running in the page, so each part starts with one.
  const starts = [0, ...legs.flatMap(({ name }, index) => (name === 'reload' && index > 0 ? [index] : []))];
  for (const [number, start] of starts.entries()) {
    const part = legs.slice(start, starts[number + 1]);
    if (part[0]?.name === 'reload') await page.reload();
    const fault = await page.evaluate(makeMoves, part);
    if (fault !== null) throw new Error(`${JSON.stringify(legs.slice(0, start + fault.number + 1))} leads to ${fault.seen}`);
  }
  return model;
}
