import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { supportIcon } from '../../foundations/Icon/icons.ts';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { chatStandInTexts } from './chatStandIn.texts.ts';

export type ChatStandInDialogProps = DialogElementProps &
  Pick<OverlayProps, 'open' | 'onOpenChange'> & {
    /** Name of the customer to greet, or null for a visitor. */
    readonly name: string | null;
  };

/** Stands in for the chat widget when there is no chat service. */
export function ChatStandInDialog({ name, onOpenChange, ...rest }: ChatStandInDialogProps) {
  const texts = useTexts(chatStandInTexts);
  return (
    <Dialog
      {...rest}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
      title={texts.title}
      icon={supportIcon}
      actions={<Button onClick={() => onOpenChange?.(false)}>{texts.close}</Button>}
    >
      {name === null ? texts.greeting : texts.greetingByName({ name })}
    </Dialog>
  );
}
