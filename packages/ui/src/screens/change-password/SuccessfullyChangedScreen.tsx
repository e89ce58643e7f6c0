import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { completedIcon } from '../../foundations/Icon/icons.ts';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { VisitorPage } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { changePasswordTexts } from './changePassword.texts.ts';

export type SuccessfullyChangedScreenProps = ScreenProps & {
  /** The login page. */
  readonly logInHref: string;
};

/** Confirms that the new password is in force and all sessions have ended (SET-021, D-PWD-11). */
export const SuccessfullyChangedScreen = createScreen(function SuccessfullyChangedScreen({ logInHref }: SuccessfullyChangedScreenProps) {
  const texts = useTexts(changePasswordTexts);
  return (
    <VisitorPage>
      <EmptyState level={1} size="lg" icon={completedIcon} tone="positive" title={texts.changed}>
        {texts.changedText}
      </EmptyState>
      <StickyActions>
        <LinkButton fullWidth href={logInHref}>
          {texts.logIn}
        </LinkButton>
      </StickyActions>
    </VisitorPage>
  );
});
