import '@wallet/ui/fonts.css';
import '@wallet/ui/tokens.css';
import '@wallet/ui/reset.css';
import { configure } from '@storybook/test';
import type { Decorator, Preview } from '@storybook/react-vite';
import { english, setLanguage } from '@wallet/core/format/language';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot/ThemeRoot';
import { speakGerman } from '@wallet/ui/texts/de';
import { TextsProvider, type TextOverrides } from '@wallet/ui/texts/Texts';
import { lazy, Suspense } from 'react';
import { checkInTheDark, isTestRun } from './bothThemes.ts';
import { allowPointerEvents, isPictured } from './loki.ts';
import { checkMeasures } from './measures/checkMeasures.ts';
import { globalTypes, viewports } from './toolbar.ts';

// A busy machine takes its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 });

const builtIn: TextOverrides = {};

/** What a story has put into words before it is drawn, such as an amount in its arguments, stays English. */
function speak(language: unknown): TextOverrides {
  if (language === 'de') return speakGerman();
  setLanguage(english);
  return builtIn;
}

/** A theme is two or three attributes, so every story is seen in every theme without being written twice. `system` is the browser's. */
const withThemeAndLanguage: Decorator = (Story, { globals }) => (
  <ThemeRoot
    brand={globals['brand'] === 'ostra' ? 'ostra' : 'halden'}
    theme={globals['theme'] === 'light' || globals['theme'] === 'dark' ? globals['theme'] : 'system'}
    contrast={globals['contrast'] === 'more' ? 'more' : 'standard'}
    lang={globals['language'] === 'de' ? 'de' : 'en'}
  >
    <TextsProvider key={String(globals['language'])} overrides={speak(globals['language'])}>
      <Story />
    </TextsProvider>
  </ThemeRoot>
);

/** Only a reader of the pages loads them: no test and no picture does. */
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));
const docsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

const preview: Preview = {
  beforeEach: allowPointerEvents,
  afterEach: [checkInTheDark, checkMeasures],
  decorators: [withThemeAndLanguage],
  tags: ['autodocs'],
  initialGlobals: { brand: 'halden', theme: 'system', contrast: 'standard', language: 'en' },
  globalTypes,
  parameters: {
    // A picture waits for all that a story does, and says nothing about accessibility: the test runs check that.
    a11y: { test: isPictured ? 'off' : 'error', ...(isTestRun ? { options: { resultTypes: ['violations'] } } : {}) },
    docs: { page: docsPage },
    viewport: { options: viewports },
    options: { storySort: { order: ['design', ['Introduction'], 'foundations', 'components', 'patterns', 'screens'] } },
  },
};

export default preview;
