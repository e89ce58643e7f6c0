import { lazy, Suspense } from 'react';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { BrokerSection } from './BrokerSection.tsx';
import { CurrencySection } from './CurrencySection.tsx';
import { BiometricsSection, SecuritySection } from './SecuritySections.tsx';
import type { SettingsScreenProps } from './SettingsScreen.types.ts';
import { settingsTexts } from './settings.texts.ts';

const AppearanceSection = lazy(async () => ({ default: (await import('./AppearanceSection.tsx')).AppearanceSection }));

/** How the app behaves on this device, and the request for a broker account (SET-001). */
export function SettingsScreen({ broker, ...props }: SettingsScreenProps) {
  const texts = useTexts(settingsTexts);
  return (
    <>
      <AppHeader title={texts.title} />
      <Page>
        <Columns kind="operation">
          <BiometricsSection {...props} />
          <SecuritySection {...props} />
          <CurrencySection key={props.currency} {...props} />
          <Suspense fallback={null}>
            <AppearanceSection {...props} />
          </Suspense>
          {broker === null ? null : <BrokerSection status={broker} onRequestBroker={props.onRequestBroker} />}
        </Columns>
      </Page>
    </>
  );
}
