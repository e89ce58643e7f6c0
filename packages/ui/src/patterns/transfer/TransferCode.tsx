import type { CallOutcome } from '../form/CallOutcome.ts';
import { Money } from '../../foundations/Money/Money.tsx';
import { Fours } from '../../foundations/Text/Fours.tsx';
import { OperationCode } from '../OperationCode/OperationCode.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { TransferCodeStep } from './Transfer.types.ts';
import { transferTexts } from './transfer.texts.ts';

type TransferCodeProps = {
  readonly step: TransferCodeStep;
  /** Null: a passkey stands in for the code (SCA-023). */
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code'>>;
  readonly onResendCode: () => Promise<CallOutcome<'code'>>;
  readonly onBack: () => void;
  /** What an empty code is told. @default 'Required' */
  readonly emptyIssue?: string | undefined;
};

/** The code that lets a send go, under what is sent (SEND-035, TRS-006). */
export function TransferCode({ step, ...rest }: TransferCodeProps) {
  const texts = useTexts(transferTexts);
  const { sent, fee, address } = step.summary;
  return (
    <OperationCode
      items={[
        { label: texts.to, value: <Fours>{address}</Fours>, long: true },
        { label: texts.fee, value: <Money value={fee} /> },
        { label: texts.sending, value: <Money value={sent} /> },
      ]}
      phone={step.phone}
      resendAt={step.resendAt}
      byPasskey={step.summary.byPasskey}
      {...rest}
    />
  );
}
