import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { infoIcon } from '../../foundations/Icon/icons.ts';
import { MessageDialog } from '../../patterns/ErrorDialog/MessageDialog.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { tradeTexts } from './trade.texts.ts';

/** Explains when the final rate is known (LEG-008). */
export function FinalRate() {
  const texts = useTexts(tradeTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {texts.finalRate}
      </Button>
      {open ? (
        <MessageDialog title={texts.finalRate} icon={infoIcon} onClose={() => setOpen(false)}>
          {texts.finalRateContext}
        </MessageDialog>
      ) : null}
    </>
  );
}
