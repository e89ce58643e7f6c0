import { Button } from '@wallet/ui/components/Button';
import { Dialog } from '@wallet/ui/components/Dialog';
import { LinkButton } from '@wallet/ui/components/Link';
import { formatMoney } from '@wallet/ui/format';
import { Heading } from '@wallet/ui/foundations/Text';
import { money } from '@wallet/ui/money';
import { useOverlay, WalletRoot } from '@wallet/ui/patterns/WalletRoot';

function Question() {
  const { openOverlay, closeOverlay } = useOverlay();
  const confirm = (): void => {
    closeOverlay();
    location.assign('/done/');
  };
  const ask = (): void => void openOverlay(<Dialog title="Withdraw all of it?" actions={<Button onClick={confirm}>Withdraw</Button>} />);
  return <Button onClick={ask}>Withdraw…</Button>;
}

export function Withdrawal() {
  return (
    <WalletRoot homeHref="/">
      <Heading level={1}>You have {formatMoney(money('1250', 'EUR', 2), 'en-GB')}</Heading>
      <Question />
      <LinkButton href="/">Start</LinkButton>
    </WalletRoot>
  );
}
