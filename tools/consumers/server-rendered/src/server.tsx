import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Page } from './Page.js';

/** The part of a Node stream that this page needs. */
type Sink = Parameters<ReturnType<typeof renderToPipeableStream>['pipe']>[0];

/** Streams the page. Resolves with the style tags for its head. */
export function render(sink: Sink): Promise<string> {
  const sheet = new ServerStyleSheet();
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(sheet.collectStyles(<Page />), {
      onAllReady: () => {
        pipe(sink);
        resolve(sheet.getStyleTags());
      },
      onError: reject,
    });
  });
}
