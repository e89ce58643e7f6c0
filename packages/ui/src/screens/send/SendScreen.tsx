import { TransferCode } from '../../patterns/transfer/TransferCode.tsx';
import { TransferSent } from '../../patterns/transfer/TransferSent.tsx';
import { TransferWaiting } from '../../patterns/transfer/TransferWaiting.tsx';
import { SendForm } from './SendForm.tsx';
import type { SendScreenProps } from './SendScreen.types.ts';

/** Sending a coin or a stablecoin to an address outside: the form, the code, the end (SEND-002 to SEND-047). */
export function SendScreen({ page, step, ...rest }: SendScreenProps) {
  if (page.kind !== 'ready') return <TransferWaiting page={page} onBack={rest.onBack} homeHref={rest.homeHref} />;
  switch (step.name) {
    case 'form':
      return <SendForm asset={page.content} step={step} {...rest} />;
    case 'code': {
      const { onCode, onResendCode, onBack } = rest;
      return <TransferCode {...{ step, onCode, onResendCode, onBack }} />;
    }
    case 'finished':
      return <TransferSent step={step} homeHref={rest.homeHref} addressBook={rest.addressBook} />;
  }
}
