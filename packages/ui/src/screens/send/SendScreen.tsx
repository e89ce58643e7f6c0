import { Part } from '../../foundations/parts/Part.tsx';
import { LaterTransferEnd, useTransferEndAhead } from '../../patterns/transfer/LaterTransferEnd.tsx';
import { TransferWaiting } from '../../patterns/transfer/TransferWaiting.tsx';
import { SendForm } from './SendForm.tsx';
import type { SendScreenProps } from './SendScreen.types.ts';

/** Sends a coin or a stablecoin to an external address: the form, the code and the result (SEND-002 to SEND-047). */
export function SendScreen({ page, step, ...rest }: SendScreenProps) {
  useTransferEndAhead();
  const { onBack, homeHref } = rest;
  if (page.kind !== 'ready') return <TransferWaiting {...{ page, onBack, homeHref }} />;
  if (step.name !== 'form') return <LaterTransferEnd step={step} {...rest} />;
  return (
    <Part waiting={<TransferWaiting page={{ kind: 'loading' }} {...{ onBack, homeHref }} />}>
      <SendForm asset={page.content} step={step} {...rest} />
    </Part>
  );
}
