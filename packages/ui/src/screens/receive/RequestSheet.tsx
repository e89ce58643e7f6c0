import { paymentLinkMaxLength, sendCommentMaxLength } from '@wallet/core/limits/limits';
import { isPositive } from '@wallet/core/money/arithmetic';
import { parseMoney } from '@wallet/core/money/money';
import { formatPaymentRequest, findPaymentCoin } from '@wallet/core/payment/paymentRequest';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AmountInput } from '../../components/AmountInput/AmountInput.tsx';
import { BottomSheet } from '../../components/BottomSheet/BottomSheet.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CopyBox } from '../../components/CopyBox/CopyBox.tsx';
import { QrCode } from '../../components/QrCode/QrCode.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { shareIcon } from '../../foundations/Icon/icons.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { ReceiveContent, ReceiveScreenProps } from './ReceiveScreen.types.ts';
import { receiveTexts } from './receive.texts.ts';

const StyledRequest = styled.div`
  display: grid;
  gap: var(--primitive-space-16);

  > [role='img'] {
    justify-self: center;
  }
`;

type RequestSheetProps = Pick<ReceiveContent, 'code' | 'decimals'> &
  Pick<ReceiveScreenProps, 'onShare'> & {
    readonly address: string;
    readonly onClose: () => void;
  };

/** Requests a payment: amount and note become a link and its code while they are typed (WISH-018). Load it lazily. */
export function RequestSheet({ code, decimals, address, onShare, onClose }: RequestSheetProps) {
  const texts = useTexts(receiveTexts);
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  // The account may have fewer decimals than the chain, or more.
  const currency = { currencyCode: code, decimals: Math.min(decimals, findPaymentCoin(code)?.decimals ?? decimals) };
  const typed = parseMoney(amount, currency);
  const request = { currencyCode: code, address, amount: typed !== null && isPositive(typed) ? typed : null };
  const whole = formatPaymentRequest({ ...request, note });
  const isTooLong = whole.length > paymentLinkMaxLength;
  const link = isTooLong ? formatPaymentRequest({ ...request, note: '' }) : whole;
  return (
    <BottomSheet
      title={texts.requestTitle({ code })}
      size="full"
      onOpenChange={onClose}
      footer={
        onShare === undefined ? undefined : (
          <Button fullWidth onClick={() => onShare(link)}>
            <Icon glyph={shareIcon} />
            {texts.shareLink}
          </Button>
        )
      }
    >
      <StyledRequest>
        <AmountInput label={texts.amount} value={amount} onValueChange={setAmount} decimals={currency.decimals} suffix={code} />
        <TextArea
          label={texts.note}
          value={note}
          onValueChange={setNote}
          mostCharacters={sendCommentMaxLength}
          issue={isTooLong ? texts.noteTooLong : undefined}
        />
        <QrCode value={link} label={texts.requestQrLabel({ link })} />
        <Text as="p" tone="secondary" align="center">
          {texts.requestHint}
        </Text>
        <CopyBox label={texts.link} value={link} copyText={link} copyLabel={texts.copiedLink} />
      </StyledRequest>
    </BottomSheet>
  );
}
