import { Button } from '../../components/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../components/Dialog/Dialog.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { failureTexts } from '../FailureNotice/failure.texts.ts';

export type MessageDialogProps = Omit<DialogProps, 'title' | 'actions' | 'onClose' | 'onOpenChange'> & {
  readonly title: string;
  readonly onClose: () => void;
};

/** A message with one button, which confirms that it was read. */
export function MessageDialog({ onClose, ...rest }: MessageDialogProps) {
  const { understood } = useTexts(failureTexts);
  return <Dialog {...rest} onOpenChange={onClose} actions={<Button onClick={onClose}>{understood}</Button>} />;
}
