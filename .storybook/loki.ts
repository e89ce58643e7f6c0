import { addons } from 'storybook/preview-api';

type ExtractedStory = { id: string; title: string; name: string; parameters: Record<string, unknown> };
type Preview = { ready: () => Promise<unknown>; extract: () => Promise<Record<string, ExtractedStory>>; storyStore?: unknown };
type LokiWindow = Window & {
  /** Set by `preview-head.html` when loki has opened the page. */
  lokiPage?: { resolve: () => void; reject: (reason: Error) => void };
  __STORYBOOK_PREVIEW__?: Preview;
};

const host: LokiWindow = window;
const FAILURES = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'unhandledErrorsWhilePlaying'];

async function findPreview(): Promise<Preview> {
  while (host.__STORYBOOK_PREVIEW__ === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  return host.__STORYBOOK_PREVIEW__;
}

/** Loki lists stories with `extract()` and then `storyStore.raw()`, which Storybook 9 removed. */
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

/** Resolves after the play function. Rejects if it or the rendering threw, so that no incomplete picture is taken. */
async function waitForStory(): Promise<void> {
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

export const isPictured = host.lokiPage !== undefined;

/** Loki disables pointer events on all elements, so a play function could not press anything. Removes that rule before a story plays. */
export function allowPointerEvents(): void {
  if (!isPictured) return;
  for (const sheet of document.styleSheets) {
    const index = [...sheet.cssRules].findIndex(
      (rule) => rule.cssText.replaceAll(/\s+/g, ' ') === '* { pointer-events: none !important; }',
    );
    if (index >= 0) sheet.deleteRule(index);
  }
}

/** How long the page must be stable before a picture is taken. After a fallback, React delays loaded content by 300 ms. */
const QUIET_MS = 400;

/** Resolves when everything that the story loads lazily is rendered. Anything later would be missing from the picture. */
async function waitUntilSettled(): Promise<void> {
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

/** Provides what loki 0.35 expects of a Storybook page and Storybook 10 no longer offers. Does nothing without loki. */
async function prepareForLoki(): Promise<void> {
  const isStory = new URLSearchParams(location.search).has('id');
  const [preview] = await Promise.all([findPreview(), isStory ? waitForStory() : undefined]);
  restoreRawStories(preview);
  await preview.ready();
  await waitUntilSettled();
  await document.fonts.ready;
  // Play functions scroll what they press into view, by an amount that depends on timing. Pictures start at the top.
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
}

if (host.lokiPage !== undefined) {
  const { resolve, reject } = host.lokiPage;
  prepareForLoki().then(resolve, reject);
}
