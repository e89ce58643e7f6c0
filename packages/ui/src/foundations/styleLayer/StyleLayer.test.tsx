import type { ComponentProps, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { BotCheckNotice } from '../../components/BotCheckNotice/BotCheckNotice.tsx';
import { BottomSheet } from '../../components/BottomSheet/BottomSheet.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { FullOverlay } from '../overlay/FullOverlay.tsx';
import { Page } from '../Page/Page.tsx';
import { ThemeRoot } from '../ThemeRoot/ThemeRoot.tsx';
import { StyleLayer } from './StyleLayer.tsx';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** Returns the rules that a server writes for the markup. */
function listRules(markup: ReactElement): readonly string[] {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(markup));
  return sheet
    .getStyleTags()
    .replaceAll(/<[^>]+>/g, '')
    .split('/*!sc*/')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '' && !rule.startsWith('data-styled'));
}

it('puts every rule that a server writes into the layer of the library (LIB-022)', () => {
  const rules = listRules(
    <ThemeRoot>
      <Page>
        <Button busy>Pay</Button>
        <BotCheckNotice service="recaptcha" />
      </Page>
    </ThemeRoot>,
  );
  for (const kind of ['{.', '{@media', '{@keyframes']) expect(rules.some((rule) => rule.includes(`@layer wallet${kind}`))).toBe(true);
  expect(rules.filter((rule) => !rule.startsWith('@layer wallet{'))).toEqual([]);
});

it.each([true, false])(
  'sends no styles of an overlay from the server, since they would come before those that they extend: open is %s (LIB-022)',
  (open) => {
    const overlays = (
      <>
        <BottomSheet title="Details" open={open}>
          -
        </BottomSheet>
        <FullOverlay open={open}>{() => null}</FullOverlay>
      </>
    );
    expect(listRules(<ThemeRoot>{overlays}</ThemeRoot>)).toEqual(listRules(<ThemeRoot>-</ThemeRoot>));
  },
);

/** Exchanges left and right in each rule, so that running it twice would change nothing. */
const mirror: StylisPlugin = (element) => {
  if (element.type !== 'rule' || !Array.isArray(element.children)) return;
  for (const declaration of element.children)
    declaration.value = declaration.value.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'));
};
Object.defineProperty(mirror, 'name', { value: 'mirror' });

const StyledAside = styled.aside`
  float: left;
`;

it('applies the stylis plugins of the product inside, once, and writes a rule once in nested roots (LIB-022)', () => {
  const rules = listRules(
    <StyleSheetManager stylisPlugins={[mirror]}>
      <ThemeRoot>
        <StyledAside />
        <StyleLayer>
          <StyledAside />
        </StyleLayer>
      </ThemeRoot>
    </StyleSheetManager>,
  );
  expect(rules.filter((rule) => rule.includes('float'))).toEqual([expect.stringMatching(/^@layer wallet\{\.\w+\{float:right;\}\}$/)]);
});
