import { IconLink } from '../../components/IconLink/IconLink.tsx';
import { mailIcon } from '../../foundations/Icon/glyphs/mailIcon.ts';
import { pendingIcon } from '../../foundations/Icon/glyphs/pendingIcon.ts';
import { supportIcon } from '../../foundations/Icon/glyphs/supportIcon.ts';
import { VisitorPage } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { kycTexts } from './kyc.texts.ts';
import { KycFrame } from './KycFrame.tsx';
import { KycIntro } from './KycIntro.tsx';
import type { KycScreenProps, KycView } from './KycScreen.types.ts';
import { KycUnfinished } from './KycUnfinished.tsx';
import { KycWait } from './KycWait.tsx';
import { SetPassword } from './SetPassword.tsx';

/** The identity check, from its introduction to the password that completes the registration (KYC). */
export function KycScreen({ view, onBack, ...rest }: KycScreenProps) {
  const texts = useTexts(kycTexts);
  return (
    <VisitorPage onBack={onBack} action={<IconLink href={rest.supportHref} icon={supportIcon} label={texts.support} />}>
      <KycContent view={view} {...rest} />
    </VisitorPage>
  );
}

function KycContent({ view, ...rest }: Omit<KycScreenProps, 'onBack'> & { readonly view: KycView }) {
  const texts = useTexts(kycTexts);
  const { assetsHref, supportHref } = rest;
  switch (view.name) {
    case 'intro':
      return <KycIntro needsPassport={view.needsPassport} onApply={rest.onApply} />;
    case 'frame':
      return <KycFrame view={view} {...rest} />;
    case 'unfinished':
      return <KycUnfinished failure={view.failure} onFinishAgain={rest.onFinishAgain} />;
    case 'moderating':
      return <KycWait icon={mailIcon} {...texts.moderating} {...{ assetsHref, supportHref }} />;
    case 'finishing':
      return <KycWait icon={pendingIcon} {...texts.finishing} {...{ assetsHref, supportHref }} />;
    case 'setPassword':
      return <SetPassword username={view.username} onSavePassword={rest.onSavePassword} />;
  }
}
