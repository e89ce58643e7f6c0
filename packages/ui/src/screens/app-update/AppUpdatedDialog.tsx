import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { refreshIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { appUpdateTexts } from './appUpdate.texts.ts';

export type AppUpdatedDialogProps = {
  /** Reloads the page. Called however the dialog is closed: its button, Escape, back or a press outside (D-APP-05). */
  readonly onReload: () => void;
};

/** Announces a new version of the provider. The app restarts when the dialog is closed (APP-021 to APP-024). */
export function AppUpdatedDialog({ onReload }: AppUpdatedDialogProps) {
  const texts = useTexts(appUpdateTexts);
  const [reloading, setReloading] = useState(false);
  const reload = (): void => {
    if (reloading) return;
    setReloading(true);
    onReload();
  };
  return (
    <Dialog
      closable={false}
      onMustAnswer={reload}
      icon={refreshIcon}
      title={texts.title}
      actions={
        <Button busy={reloading} onClick={reload}>
          {reloading ? texts.reloading : texts.understood}
        </Button>
      }
    >
      {texts.text}
    </Dialog>
  );
}
