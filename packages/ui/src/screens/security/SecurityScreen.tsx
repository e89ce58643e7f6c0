import type { ReactNode } from 'react';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { RailedColumns } from '../../patterns/SectionRail/RailedColumns.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { securityTexts } from './security.texts.ts';

export type SecurityScreenProps = {
  /** Back to the settings. */
  readonly onBack: () => void;
  /** Its sections, the passkeys first: each has its own states, so one that fails leaves the others alone. */
  readonly children: ReactNode;
};

/** Passkeys, devices and what has happened lately (SCA-001). */
export function SecurityScreen({ onBack, children }: SecurityScreenProps) {
  const texts = useTexts(securityTexts);
  return (
    <>
      <AppHeader title={texts.title} onBack={onBack} />
      <Page>
        <RailedColumns current="security">{children}</RailedColumns>
      </Page>
    </>
  );
}
