import { lazy, useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../foundations/parts/Part.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from '../LanguageSwitch/LanguageSwitch.tsx';

// 768 and 1120 are breakpoint.tablet and breakpoint.desktop.
const StyledVisitorPage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  > main {
    gap: var(--primitive-space-24);
  }
  > main > form {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: var(--primitive-space-20);
  }
  > [data-part='hero'] {
    display: none;
  }

  /* A band of the welcome's ground, and the form on a card that reaches into it. */
  @media (min-width: 768px) {
    /* It reaches to the edge, where room for a scrollbar would be kept. */
    html:has(&) {
      scrollbar-gutter: auto;
    }
    > [data-part='hero'] {
      display: block;
      position: absolute;
      inset: 0 0 auto;
      block-size: 320px;
      overflow: clip;
      background: var(--semantic-color-bg-hero);
      color: var(--semantic-color-text-on-hero);
    }
    > header {
      position: relative;
      background: none;
    }
    > header :is([data-part='title'], [data-part='back'], [data-part='actions']) * {
      color: var(--semantic-color-text-on-hero);
    }
    > header [data-brand-mark] svg[data-lines] {
      stroke: currentColor;
    }
    > main {
      position: relative;
      z-index: 1;
      flex: none;
      max-inline-size: var(--primitive-layout-dialog-wide);
      margin-block: var(--primitive-space-64) var(--primitive-space-24);
      padding: var(--primitive-space-40);
      border: 1px solid var(--component-card-border);
      border-radius: var(--semantic-shape-sheet);
      background: var(--component-card-bg);
      box-shadow: var(--semantic-elevation-card);
    }
    > main > form {
      flex: none;
    }
    /* The bar of the buttons ends the card. */
    > main > div:last-of-type,
    > main > form > div:last-of-type {
      position: static;
      margin: 0;
      padding: var(--primitive-space-8) 0 0;
      background: none;
      animation: none;
    }
  }

  /* The welcome's hero beside the form. */
  @media (min-width: 1120px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 640px);
    grid-template-rows: auto 1fr auto;

    > [data-part='hero'] {
      position: sticky;
      grid-area: 1 / 1 / 4;
      block-size: 100dvh;
    }
    > header {
      grid-area: 1 / 1 / 2 / 3;
      align-self: start;
      grid-template-columns: auto minmax(0, 1fr) 640px;
      padding-block-start: var(--primitive-space-20);
      padding-inline: 0;
    }
    /* The brand is on the hero, the way back above the form. */
    > header > [data-part='title'] {
      grid-area: 1 / 1 / 2 / 3;
      justify-items: start;
      padding-inline-start: var(--primitive-space-40);
    }
    > header > :is([data-part='back'], [data-part='menu'], [data-part='actions']) {
      grid-area: 1 / 3;
      padding-inline: var(--primitive-space-40);
    }
    > header :is([data-part='back'], [data-part='actions']) * {
      color: var(--semantic-color-text-primary);
    }
    > header > :is([data-part='back'], [data-part='menu']) {
      justify-self: start;
    }
    > main {
      grid-area: 2 / 2;
      align-self: center;
      max-inline-size: calc(var(--primitive-layout-form-column) + 2 * var(--primitive-layout-gutter-desktop));
      margin-block: 0;
      padding: var(--primitive-space-24) var(--primitive-layout-gutter-desktop) var(--primitive-space-64);
      border: 0;
      background: none;
      box-shadow: none;
    }
    > footer {
      grid-area: 3 / 2;
    }
  }
`;

export type VisitorPageProps = LanguageSwitchProps & {
  /** Shows the back button. */
  readonly onBack?: (() => void) | undefined;
  /** One action at the end of the header: help. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A phone has no room for it, and what is written into the page at build time is without it: its ground alone is there with the form. */
const AccessHero = lazy(async () => ({ default: (await import('../AccessHero/AccessHero.tsx')).AccessHero }));

function LaterHero() {
  const [hasRoom, setHasRoom] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- it is the page's being there that is waited for
  useEffect(() => setHasRoom(matchMedia(`(min-width: ${breakpoints.tablet})`).matches), []);
  return hasRoom ? (
    <Part>
      <AccessHero />
    </Part>
  ) : null;
}

/** A page of somebody who is not signed in: the brand on top, one form column, its button at the bottom of a phone; the welcome's hero beside it from 1120 px. */
export function VisitorPage({ onBack, action, onLanguage, children }: VisitorPageProps) {
  return (
    <StyledVisitorPage>
      <AppHeader bare={onBack === undefined} onBack={onBack} action={action} />
      <Page>{children}</Page>
      <LanguageSwitch onLanguage={onLanguage} />
      <div data-part="hero" data-ground="hero">
        <LaterHero />
      </div>
    </StyledVisitorPage>
  );
}
