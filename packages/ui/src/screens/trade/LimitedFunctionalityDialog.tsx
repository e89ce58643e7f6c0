import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { warningIcon } from '../../foundations/Icon/icons.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { TradeScreenProps } from './TradeScreen.types.ts';
import { tradeTexts } from './trade.texts.ts';

export type LimitedFunctionalityDialogProps = { readonly onClosed: TradeScreenProps['onWarningClosed'] };

/** Warns that a stablecoin without Ether can be held and little else (LEG-005, LEG-006). */
export function LimitedFunctionalityDialog({ onClosed }: LimitedFunctionalityDialogProps) {
  const texts = useTexts(tradeTexts);
  const [open, setOpen] = useState(true);
  const [isNeverAgain, setNeverAgain] = useState(false);
  const close = (): void => {
    setOpen(false);
    onClosed?.(isNeverAgain);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={texts.limited}
      icon={warningIcon}
      tone="warning"
      actions={<Button onClick={close}>{texts.proceed}</Button>}
    >
      <Stack>
        <Text tone="secondary">{texts.limitedContext}</Text>
        {onClosed && <Checkbox label={texts.neverAgain} checked={isNeverAgain} onCheckedChange={setNeverAgain} />}
      </Stack>
    </Dialog>
  );
}
