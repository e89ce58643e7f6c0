import '@wallet/ui/fonts.css';
import '@wallet/ui/tokens.css';
import '@wallet/ui/reset.css';
import { configure } from 'storybook/test';
import type { Decorator, Preview } from '@storybook/react-vite';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import { lazy, Suspense, type ComponentProps } from 'react';
import { describeProps } from './describeProps.ts';
import { checkInTheDark, checkInTheLight, isTestRun } from './bothThemes.ts';
import { allowPointerEvents, isPictured } from './loki.ts';
import { WithLanguage, WithPageSettings } from './languages.tsx';
import { checkLanguages } from './measures/languages.ts';
import { checkMeasures } from './measures/checkMeasures.ts';
import { modes } from './modes.ts';
import { loadFonts, mountCompletely } from './mountCompletely.ts';
import { resetPage } from './resetPage.ts';
import { globalTypes, viewports } from './toolbar.ts';

// Generous for a busy machine. What never appears still fails.
configure({ asyncUtilTimeout: 10_000 });

const sectionHrefs = { profile: '#profile', settings: '#settings', security: '#security', addressBook: '#book', plans: '#plans' };

/** Themes are attributes, so every story is available in every theme. `system` is the browser's. */
const withTheme: Decorator = (Story, { globals }) => (
  <ThemeRoot
    brand={globals['brand'] === 'ostra' ? 'ostra' : 'halden'}
    theme={globals['theme'] === 'light' || globals['theme'] === 'dark' ? globals['theme'] : 'system'}
    contrast={globals['contrast'] === 'more' ? 'more' : 'standard'}
  >
    {/* Stories of the slots mount these themselves. */}
    <WithLanguage language={globals['language']}>
      <WithPageSettings direction={globals['direction']} textSize={globals['textSize']}>
        <WalletRoot slots={null} sectionHrefs={sectionHrefs}>
          <Story />
        </WalletRoot>
      </WithPageSettings>
    </WithLanguage>
  </ThemeRoot>
);

/** Loaded only for docs pages, not for tests or pictures. */
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));
const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);
const DocsFrame = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }));
const Frame = (props: ComponentProps<typeof DocsFrame>) => (
  <Suspense>
    <DocsFrame {...props} />
  </Suspense>
);

const preview: Preview = {
  beforeAll: loadFonts,
  mount: mountCompletely,
  beforeEach: [resetPage, allowPointerEvents],
  afterEach: [checkInTheLight, checkInTheDark, checkMeasures, checkLanguages],
  decorators: [withTheme],
  tags: ['autodocs'],
  argTypesEnhancers: [describeProps],
  initialGlobals: { brand: 'halden', theme: 'system', contrast: 'standard', language: 'en', direction: 'ltr', textSize: '100 %' },
  globalTypes,
  parameters: {
    // Pictures do not check accessibility. Test runs call axe themselves.
    a11y: { test: isPictured || isTestRun ? 'off' : 'error', ...(isTestRun ? { options: { resultTypes: ['violations'] } } : {}) },
    chromatic: { modes, pauseAnimationAtEnd: true },
    docs: { page: DocsPage, container: Frame },
    viewport: { options: viewports },
    options: { storySort: { order: ['design', ['Introduction'], 'foundations', 'components', 'patterns', 'screens'] } },
  },
};

export default preview;
