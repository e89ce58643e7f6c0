import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { kycTexts } from './kyc.texts.ts';

type KycWaitProps = {
  readonly icon: IconGlyph;
  readonly title: string;
  readonly text: string;
  readonly assetsHref: string;
  readonly supportHref: string;
};

/** Shown during the automatic review (KYC-008) or the one by a person (KYC-006). The accounts remain accessible. */
export function KycWait({ icon, title, text, assetsHref, supportHref }: KycWaitProps) {
  const texts = useTexts(kycTexts);
  return (
    <EmptyState
      level={1}
      size="lg"
      icon={icon}
      title={title}
      action={
        <Stack gap={8}>
          <LinkButton href={assetsHref}>{texts.backToAccounts}</LinkButton>
          <LinkButton variant="quiet" href={supportHref}>
            {texts.contactSupport}
          </LinkButton>
        </Stack>
      }
    >
      {text}
    </EmptyState>
  );
}
