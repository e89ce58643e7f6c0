import type { ReactNode } from 'react';
import { Page } from '../../foundations/Page/Page.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { RailedColumns } from '../../patterns/SectionRail/RailedColumns.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { securityTexts } from './security.texts.ts';

export type SecurityScreenProps = ScreenProps & {
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The sections, passkeys first. Each has its own state, so that one failure does not affect the others. */
  readonly children: ReactNode;
};

/** Passkeys, devices and recent activity (SCA-001). */
export const SecurityScreen = createScreen(function SecurityScreen({ onBack, children }: SecurityScreenProps) {
  const texts = useTexts(securityTexts);
  return (
    <>
      <AppHeader title={texts.title} onBack={onBack} />
      <Page>
        <RailedColumns current="security">{children}</RailedColumns>
      </Page>
    </>
  );
});
