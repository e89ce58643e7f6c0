import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const sheet = new ServerStyleSheet();
  try {
    const stream = await renderToReadableStream(sheet.collectStyles(<ServerRouter context={context} url={request.url} />));
    await stream.allReady;
    const page = await new Response(stream).text();
    headers.set('content-type', 'text/html');
    return new Response(page.replace('</head>', `${sheet.getStyleTags()}</head>`), { status, headers });
  } finally {
    sheet.seal();
  }
}
