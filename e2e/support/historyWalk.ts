/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page takes along what it needs */
import type { Page } from '@playwright/test';
import fc from 'fast-check';

/** Pages by their paths, each with its heading and what the button says that opens an overlay there. */
export type Places = Readonly<Record<string, { readonly heading: string; readonly button: string }>>;

type Visited = {
  readonly path: string;
  /** An overlay was opened here, and the entry that was added for it is still there. */
  readonly isDoubled: boolean;
};

/** What a customer knows of the history: pages, where they are, and whether something is open. */
export type Model = {
  readonly pages: readonly Visited[];
  readonly at: number;
  /** Whether the entry shown is the one that was added for an overlay: what opens there adds none, and ends nothing that lies ahead. */
  readonly isAbove: boolean;
  readonly isOpen: boolean;
};

type Move = { readonly name: 'open' | 'close' | 'back' | 'forward' | 'reload' } | { readonly name: 'link'; readonly to: string };

export const begin = (path: string): Model => ({ pages: [{ path, isDoubled: false }], at: 0, isAbove: false, isOpen: false });

const pageAt = ({ pages, at }: Model): Visited => pages[at] ?? { path: '', isDoubled: false };

/** Another page is shown: the newest of its entries on the way back, its first on the way forward. */
function arrive(model: Model, at: number): Model {
  const isAbove = at < model.at && (model.pages[at]?.isDoubled ?? false);
  return { ...model, at, isAbove, isOpen: false };
}

/** What a move leads to; null where the customer cannot make it. */
function after(model: Model, move: Move): Model | null {
  const { pages, at, isAbove, isOpen } = model;
  const here = pageAt(model);
  const isLast = at === pages.length - 1;
  /** Pages up to this one, with what stays of it when something new lies above. */
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
      return at === 0 ? null : arrive(model, at - 1);
    case 'forward':
      if (!isLast) return arrive(model, at + 1);
      return here.isDoubled && !isAbove ? { ...model, isAbove: true } : null;
  }
}

/** Walks as they are drawn; a move that cannot be made is left out on the way. */
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

type Seen = { readonly path: string; readonly heading: string | undefined; readonly isOpen: boolean; readonly isSettled: boolean };
type Leg = { readonly name: string; readonly to?: string; readonly button: string; readonly wanted: Seen };

/**
 * Makes moves in the page, each once the one before has led to what it should. What opens is pressed; what is followed is a link of the overlay or,
 * where none is open, of the page. Answers the first move that has led elsewhere, and where.
 */
async function make(legs: readonly Leg[]): Promise<{ readonly number: number; readonly seen: string } | null> {
  const openDialog = () => document.querySelector('dialog[data-state="open"]');
  const see = (): string =>
    JSON.stringify({
      path: location.pathname,
      heading: document.querySelector('h1')?.textContent,
      isOpen: openDialog() !== null,
      isSettled: document.querySelector('main[data-settled]') !== null,
    } satisfies Seen);
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

/** Walks on from where the model is. Answers where it has come to. @throws where the page is not what the model says, with the way there */
export async function walk(page: Page, from: Model, moves: readonly Move[], places: Places): Promise<Model> {
  let model = from;
  const legs: Leg[] = [];
  for (const move of moves) {
    const next = after(model, move);
    if (next === null) continue;
    const { path } = pageAt(next);
    const wanted = { path, heading: places[path]?.heading, isOpen: next.isOpen, isSettled: true };
    legs.push({ ...move, button: places[pageAt(model).path]?.button ?? '', wanted });
    model = next;
  }
  // A reload ends what runs in the page: what follows begins with it.
  const starts = [0, ...legs.flatMap(({ name }, index) => (name === 'reload' && index > 0 ? [index] : []))];
  for (const [number, start] of starts.entries()) {
    const part = legs.slice(start, starts[number + 1]);
    if (part[0]?.name === 'reload') await page.reload();
    const fault = await page.evaluate(make, part);
    if (fault !== null) throw new Error(`${JSON.stringify(legs.slice(0, start + fault.number + 1))} leads to ${fault.seen}`);
  }
  return model;
}
