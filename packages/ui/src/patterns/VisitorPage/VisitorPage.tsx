import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { AccessHero } from '../AccessHero/AccessHero.tsx';
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

  /* A band with the background of the welcome screen, overlapped by a card with the form. */
  @media (min-width: 768px) {
    /* Lets the band reach the edge of the window. */
    html:has(&) {
      overflow-y: auto;
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
      margin-block: var(--primitive-space-64) calc(var(--primitive-space-24) + var(--keyboard-inset, 0px));
      padding: var(--primitive-space-40);
      border: 1px solid var(--component-card-border);
      border-radius: var(--semantic-shape-sheet);
      background: var(--component-card-bg);
      box-shadow: var(--semantic-elevation-card);
    }
    > main > form {
      flex: none;
    }
    /* The bar of buttons is at the bottom of the card. */
    > main > div:last-of-type,
    > main > form > div:last-of-type {
      position: static;
      margin: 0;
      padding: var(--primitive-space-8) 0 0;
      background: none;
      animation: none;
    }
  }

  /* The hero of the welcome screen next to the form. */
  @media (min-width: 1120px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 640px);
    grid-template-rows: auto 1fr auto;

    > [data-part='hero'] {
      position: sticky;
      grid-area: 1 / 1 / 4;
      block-size: 100dvh;
      /* Takes no part in the height of the rows, which would become a few pixels more than the window. */
      margin-block-end: -100dvh;
    }
    > header {
      grid-area: 1 / 1 / 2 / 3;
      align-self: start;
      grid-template-columns: auto minmax(0, 1fr) 640px;
      padding-block-start: var(--primitive-space-20);
      padding-inline: 0;
    }
    /* The brand is on the hero, the back button above the form. */
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
    /* Aligns the arrow with the edge of the form. Its round background extends beyond it. */
    > header > [data-part='back'] {
      margin-inline-start: calc(var(--primitive-layout-gutter-desktop) - var(--primitive-space-12));
    }
    > main {
      grid-area: 2 / 2;
      align-self: center;
      max-inline-size: calc(var(--primitive-layout-form-column) + 2 * var(--primitive-layout-gutter-desktop));
      margin-block: 0 var(--keyboard-inset, 0px);
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
  /** Called by the back button. Without it there is none. */
  readonly onBack?: (() => void) | undefined;
  /** One action at the end of the header: help. */
  readonly action?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
};

/**
 * A page for visitors who are not signed in: the brand at the top, a single form column, its button at the bottom of a phone. From 1120 px
 * the hero of the welcome page is next to it.
 */
export function VisitorPage({ onBack, action, languages, onLanguage, children }: VisitorPageProps) {
  return (
    <StyledVisitorPage>
      <AppHeader bare={onBack === undefined} onBack={onBack} action={action} />
      <Page>{children}</Page>
      <LanguageSwitch languages={languages} onLanguage={onLanguage} />
      <div data-part="hero" data-ground="hero">
        <AccessHero />
      </div>
    </StyledVisitorPage>
  );
}

/** The h1 of a step, with a sentence below it: what will happen, or where else to go. */
export function VisitorTitle({ title, text }: { readonly title: string; readonly text?: ReactNode }) {
  const heading = (
    <Heading level={1} type="title-lg">
      {title}
    </Heading>
  );
  return text === undefined ? (
    heading
  ) : (
    <Stack gap={8}>
      {heading}
      <Text tone="secondary">{text}</Text>
    </Stack>
  );
}
