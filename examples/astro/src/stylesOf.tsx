import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** The style tags of an island, for the head of its page. */
export function stylesOf(Island: ComponentType): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(<Island />));
    return sheet.getStyleTags();
  } finally {
    sheet.seal();
  }
}
