import { formatIban } from '@wallet/core/format/formatIban';
import { removeIsolates } from '@wallet/core/format/isolates';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { CopyRow } from '../../components/CopyRow/CopyRow.tsx';
import { List } from '../../components/List/List.tsx';
import { useCopyConfirmation } from '../../foundations/copying/useCopyConfirmation.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { copiedIcon, copyIcon, shareIcon } from '../../foundations/Icon/icons.ts';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useToast } from '../../foundations/root/WalletUi.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { BankRequisitesProps } from './BankRequisites.types.ts';
import { bankRequisitesTexts } from './bankRequisites.texts.ts';

const StyledRequisites = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--primitive-space-12);

  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--primitive-space-8);
  }
  > [data-part='actions'] > * {
    flex: 1 1 140px;
  }
`;

/** Row order (SEPA-023, D-SEPA-12). */
const rows = ['beneficiaryName', 'iban', 'reference', 'beneficiaryAddress', 'bic', 'bankName', 'bankAddress'] as const;

const COPIED_MS = 1200;

/** Requisites for a bank transfer. Values can be copied one by one or all together, or shared with the payer. */
export function BankRequisites({ requisites, lead, onShare, ...rest }: BankRequisitesProps) {
  const texts = useTexts(bankRequisitesTexts);
  const { showToast } = useToast();
  const refuse = (): void => void showToast({ text: texts.notCopied, tone: 'negative' });
  const { state, copy } = useCopyConfirmation(COPIED_MS, undefined, refuse);
  const shown = { ...requisites, iban: formatIban(requisites.iban) };
  const lines = rows.map((name) => `${texts[name]}: ${shown[name]}`);
  const text = removeIsolates([...(lead === undefined ? [] : [lead]), ...lines].join('\n'));
  return (
    <StyledRequisites {...rest}>
      <List aria-label={texts.requisites}>
        {rows.map((name) => (
          <CopyRow key={name} label={texts[name]} value={shown[name]} copyText={requisites[name]} />
        ))}
      </List>
      <div data-part="actions">
        <Button variant="secondary" size="md" onClick={() => void copy(text)}>
          <Icon glyph={state === 'copied' ? copiedIcon : copyIcon} />
          {state === 'copied' ? texts.copied : texts.copyAll}
        </Button>
        {onShare === undefined ? null : (
          <Button variant="secondary" size="md" onClick={() => onShare(text)}>
            <Icon glyph={shareIcon} />
            {texts.share}
          </Button>
        )}
      </div>
      <LiveRegion>{state === 'copied' ? texts.copied : ''}</LiveRegion>
    </StyledRequisites>
  );
}
