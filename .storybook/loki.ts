import { addons } from 'storybook/preview-api';

type ExtractedStory = { id: string; title: string; name: string; parameters: Record<string, unknown> };
type Preview = { ready: () => Promise<unknown>; extract: () => Promise<Record<string, ExtractedStory>>; storyStore?: unknown };
type LokiWindow = Window & {
  /** Put there by `preview-head.html` when loki opened the page. */
  lokiPage?: { resolve: () => void; reject: (reason: Error) => void };
  __STORYBOOK_PREVIEW__?: Preview;
};

const host: LokiWindow = window;
const FAILURES = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'unhandledErrorsWhilePlaying'];

async function findPreview(): Promise<Preview> {
  while (host.__STORYBOOK_PREVIEW__ === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  return host.__STORYBOOK_PREVIEW__;
}

/** Loki lists stories through `extract()` and then `storyStore.raw()`; the second went with Storybook 9. */
function restoreRawStories(preview: Preview): void {
  let extracted: Record<string, ExtractedStory> = {};
  const extract = preview.extract.bind(preview);
  const raw = (): unknown[] =>
    Object.values(extracted).map(({ id, title, name, parameters }) => ({ id, kind: title, story: name, parameters }));
  const replacement = {
    extract: async () => {
      extracted = await extract();
      return extracted;
    },
    storyStore: { raw },
  };
  for (const [name, value] of Object.entries(replacement)) Object.defineProperty(preview, name, { value });
}

/** Settles after the play function, and fails when it or the rendering threw: no half-done picture is taken. */
async function storyDone(): Promise<void> {
  const channel = addons.getChannel();
  await new Promise<void>((resolve, reject) => {
    channel.once('storyFinished', ({ status }: { status: string }) => {
      if (status === 'error') reject(new Error('The play function failed'));
      else resolve();
    });
    for (const event of FAILURES) {
      channel.once(event, (error: unknown) => {
        reject(new Error(`${event}: ${JSON.stringify(error)}`));
      });
    }
  });
}

/** Whether loki has opened this page for a picture. */
export const isPictured = host.lokiPage !== undefined;

/** Loki forbids pointer events on everything, so a play function cannot press anything. Takes that rule out before a story plays. */
export function allowPointerEvents(): void {
  if (!isPictured) return;
  for (const sheet of document.styleSheets) {
    const index = [...sheet.cssRules].findIndex(
      (rule) => rule.cssText.replaceAll(/\s+/g, ' ') === '* { pointer-events: none !important; }',
    );
    if (index >= 0) sheet.deleteRule(index);
  }
}

/** How long nothing may change or arrive before a picture is taken: React holds what was loaded back for 300 ms after it has shown a fallback. */
const QUIET_MS = 400;

/** Settles when all that the story loads on demand has come and is drawn: what comes later would be cut off the picture. */
async function settled(): Promise<void> {
  let changedAt = Date.now();
  const changed = (): void => {
    changedAt = Date.now();
  };
  const changes = new MutationObserver(changed);
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const arrivals = new PerformanceObserver(changed);
  arrivals.observe({ type: 'resource' });
  while (Date.now() - changedAt < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 25));
  changes.disconnect();
  arrivals.disconnect();
}

/** What loki 0.35 expects of a Storybook page and Storybook 10 no longer offers. Without loki it does nothing. */
async function prepareForLoki(): Promise<void> {
  const isStory = new URLSearchParams(location.search).has('id');
  const [preview] = await Promise.all([findPreview(), isStory ? storyDone() : undefined]);
  restoreRawStories(preview);
  await preview.ready();
  await settled();
  await document.fonts.ready;
  // What a play function pressed was scrolled into view, how far depends on what had been laid out by then. A picture begins at the top.
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
}

if (host.lokiPage !== undefined) {
  const { resolve, reject } = host.lokiPage;
  prepareForLoki().then(resolve, reject);
}
