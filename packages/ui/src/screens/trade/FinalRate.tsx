import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { InfoDialog } from './TradeDialogs.tsx';
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
      {open ? <InfoDialog title={texts.finalRate} text={texts.finalRateContext} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
