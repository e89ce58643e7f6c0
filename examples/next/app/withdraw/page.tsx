import { LinkButton } from '@wallet/ui/components/Link';
import { formatMoney } from '@wallet/ui/format';
import { Heading } from '@wallet/ui/foundations/Text';
import { money } from '@wallet/ui/money';
import { Withdrawal } from './Withdrawal';

export default function Page() {
  return (
    <main>
      <Heading level={1}>You have {formatMoney(money('1250', 'EUR', 2), 'en-GB')}</Heading>
      <Withdrawal />
      <LinkButton href="/">Start</LinkButton>
    </main>
  );
}
