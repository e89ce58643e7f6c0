import { ActionButton, type ActionButtonProps } from '../../components/ActionButton/ActionButton.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { accountGroupTexts } from './account-group/accountGroup.texts.ts';
import type { AccountAction, OwnAccountAction } from './AssetsScreen.types.ts';
import { actionIcons } from './groupIcons.ts';

type AccountActionButtonsProps = Pick<ActionButtonProps, 'size'> & {
  readonly actions: readonly (AccountAction | OwnAccountAction)[];
  readonly onAction: (action: AccountAction) => void;
};

/** The buttons of an account's actions, those of the library and the host's own (HOME-017). */
export function AccountActionButtons({ actions, onAction, ...rest }: AccountActionButtonsProps) {
  const { accountActions } = useTexts(accountGroupTexts);
  return actions.map((action) => {
    const { id, ...shown } =
      typeof action === 'object'
        ? action
        : { id: action, label: accountActions[action], icon: actionIcons[action], onClick: () => onAction(action) };
    return <ActionButton key={id} {...rest} {...shown} />;
  });
}
