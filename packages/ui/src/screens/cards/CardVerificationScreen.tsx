import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { documentIcon } from '../../foundations/Icon/icons.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { DocumentUpload, type DocumentUploadProps } from '../../patterns/DocumentUpload/DocumentUpload.tsx';
import { FilledPage } from '../../patterns/FilledPage/FilledPage.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { cardsTexts } from './cards.texts.ts';

export type CardVerificationScreenProps = ScreenProps<'aside' | 'afterForm'> &
  Pick<DocumentUploadProps, 'most' | 'onSend'> & {
    /** `upload` while the card can be verified, then `sent`. */
    readonly state: 'upload' | 'sent';
    /** The page of the cards. */
    readonly cardsHref: string;
    /** The customer pressed the back button. */
    readonly onBack: () => void;
  };

/** Collects the proof that a card belongs to the customer (CARDS-010 to CARDS-016, D-CARDS-08). */
export const CardVerificationScreen = createScreen(function CardVerificationScreen({
  state,
  cardsHref,
  onBack,
  most,
  onSend,
}: CardVerificationScreenProps) {
  const texts = useTexts(cardsTexts);
  return (
    <>
      <AppHeader title={texts.verification} onBack={onBack} />
      <FilledPage>
        {state === 'sent' ? (
          <EmptyState icon={documentIcon} title={texts.sent} action={<LinkButton href={cardsHref}>{texts.backToCards}</LinkButton>}>
            {texts.sentText}
          </EmptyState>
        ) : (
          <Columns>
            <Text>{texts.verificationText}</Text>
            <DocumentUpload most={most} onSend={onSend} />
          </Columns>
        )}
      </FilledPage>
    </>
  );
});
