import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Page } from './Page.js';

/** What a stream of Node is, as far as this page needs one. */
type Sink = Parameters<ReturnType<typeof renderToPipeableStream>['pipe']>[0];

/** Streams the page; answers the style tags that belong into its head. */
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
