import { useNavigate } from '@tanstack/react-router';
import { Button } from '@wallet/ui/components/Button';
import { Dialog } from '@wallet/ui/components/Dialog';
import { LinkButton } from '@wallet/ui/components/Link';
import { formatMoney } from '@wallet/ui/format';
import { Heading } from '@wallet/ui/foundations/Text';
import { money } from '@wallet/ui/money';
import { useOverlay } from '@wallet/ui/patterns/WalletRoot';

export function Withdraw() {
  const { openOverlay, closeOverlay } = useOverlay();
  const navigate = useNavigate();
  const confirm = (): void => {
    closeOverlay();
    void navigate({ to: '/done' });
  };
  const ask = (): void => void openOverlay(<Dialog title="Withdraw all of it?" actions={<Button onClick={confirm}>Withdraw</Button>} />);
  return (
    <main>
      <Heading level={1}>You have {formatMoney(money('1250', 'EUR', 2), 'en-GB')}</Heading>
      <Button onClick={ask}>Withdraw…</Button>
      <LinkButton href="/">Start</LinkButton>
    </main>
  );
}
