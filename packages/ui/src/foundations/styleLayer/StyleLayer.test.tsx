import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { Button } from '../../components/Button/Button.tsx';
import { Page } from '../Page/Page.tsx';
import { ThemeRoot } from '../ThemeRoot/ThemeRoot.tsx';

it('puts every rule that a server writes into the layer of the library (LIB-022)', () => {
  const sheet = new ServerStyleSheet();
  const markup = sheet.collectStyles(
    <ThemeRoot>
      <Page>
        <Button busy>Pay</Button>
      </Page>
    </ThemeRoot>,
  );
  renderToString(markup);
  const rules = sheet
    .getStyleTags()
    .replaceAll(/<[^>]+>/g, '')
    .split('/*!sc*/')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '' && !rule.startsWith('data-styled'));
  for (const kind of ['{.', '{@media', '{@keyframes']) expect(rules.some((rule) => rule.includes(`@layer wallet${kind}`))).toBe(true);
  expect(rules.filter((rule) => !rule.startsWith('@layer wallet{'))).toEqual([]);
});
