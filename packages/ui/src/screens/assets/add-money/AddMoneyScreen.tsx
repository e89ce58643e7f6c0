import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Id } from '../../../components/OptionPicker/findOptions.ts';
import { FlushButton } from '../../../components/Button/FlushButton.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LinkRow } from '../../../components/LinkRow/LinkRow.tsx';
import { List } from '../../../components/List/List.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Columns } from '../../../foundations/Columns/Columns.tsx';
import { cardIcon, cryptoIcon } from '../../../foundations/Icon/icons.ts';
import { Page } from '../../../foundations/Page/Page.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { createScreen, type ScreenProps } from '../../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../../patterns/AppHeader/AppHeader.tsx';
import { BankRequisites } from '../../../patterns/BankRequisites/BankRequisites.tsx';
import { bankRequisitesTexts } from '../../../patterns/BankRequisites/bankRequisites.texts.ts';
import { LoadFailed } from '../../../patterns/PageStates/LoadFailed.tsx';
import { sepaBlockTexts } from '../../../patterns/SepaBlock/sepaBlock.texts.ts';
import { useLocale } from '../../../texts/Locale.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { addMoneyTexts } from './addMoney.texts.ts';
import type { Money } from '@wallet/core/money/money';
import type { BankAccountRequisites } from '../../../patterns/BankRequisites/BankRequisites.types.ts';
import type { PageState } from '../../../patterns/PageStates/PageState.ts';
import type { SepaBlock } from '../../../patterns/SepaBlock/SepaBlock.ts';

/** A fiat account that can be topped up by bank transfer. */
export type BankTopUpOption = {
  readonly accountId: Id;
  /** For example 'Euro'. */
  readonly account: string;
  /** Null while top-ups are blocked or the IBAN is pending. */
  readonly requisites: BankAccountRequisites | null;
  readonly block: SepaBlock | null;
  /** A fixed fee. Omit it where fees follow another rule. */
  readonly fee?: Money;
  /** The amount from which there is no fee. */
  readonly thresholdNoFee?: Money;
  readonly minimalExclusive?: Money;
  /** Page to enter an amount first and see how much of it arrives. */
  readonly href: string;
};

export type CardTopUpOption = { readonly accountId: Id; readonly account: string; readonly href: string };

export type AddMoneyContent = { readonly banks: readonly BankTopUpOption[]; readonly cards: readonly CardTopUpOption[] };

export type AddMoneyScreenProps = ScreenProps<'aside'> & {
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<AddMoneyContent>;
  /** The page to receive coins. Without it that is not offered. */
  readonly cryptoHref?: string | undefined;
  /** The page to verify an address. Without it that is not offered. */
  readonly addressVerificationHref?: string | undefined;
  /** Logs out and opens the login page with the phone number filled in. Without it that is not offered. */
  readonly onLogInAgain?: (() => void) | undefined;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** Passes the requisites to the system's share sheet. Omit it where there is none. */
  readonly onShare?: ((text: string) => void) | undefined;
};

/** Lists all ways to add money. Bank details come first, because nothing has to be typed to see them (HOME-105). */
export const AddMoneyScreen = createScreen(function AddMoneyScreen({ page, onBack, ...rest }: AddMoneyScreenProps) {
  const texts = useTexts(addMoneyTexts);
  return (
    <>
      <AppHeader title={texts.title} onBack={onBack} />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
        {page.kind === 'loading' ? (
          <Columns aside={<Skeleton variant="rows" count={2} />} asideLabel={texts.others}>
            <Skeleton variant="rows" count={7} label={texts.loading} />
          </Columns>
        ) : null}
        {page.kind === 'ready' ? <FundingMethods content={page.content} {...rest} /> : null}
      </Page>
    </>
  );
});

type WaysProps = Omit<AddMoneyScreenProps, 'page' | 'onBack'> & { readonly content: AddMoneyContent };

function FundingMethods({ content: { banks, cards }, cryptoHref, ...bank }: WaysProps) {
  const texts = useTexts(addMoneyTexts);
  const { ownName } = useTexts(bankRequisitesTexts);
  const others =
    cards.length === 0 && cryptoHref === undefined ? undefined : (
      <Section title={texts.others}>
        <List>
          {cards.map(({ accountId, account, href }) => (
            <LinkRow key={accountId} href={href} icon={cardIcon} title={texts.card({ account })} note={texts.cardNote} />
          ))}
          {cryptoHref === undefined ? null : <LinkRow href={cryptoHref} icon={cryptoIcon} title={texts.crypto} note={texts.cryptoNote} />}
        </List>
      </Section>
    );
  return (
    <Columns aside={others} asideLabel={texts.others}>
      {banks.length === 0 ? <Notice>{texts.none}</Notice> : null}
      {banks.map((way) => (
        <BankSection key={way.accountId} way={way} isOnly={banks.length === 1} {...bank} />
      ))}
      {banks.some(({ requisites }) => requisites !== null) ? <Notice kind="warning">{ownName}</Notice> : null}
    </Columns>
  );
}

type BankSectionProps = Pick<AddMoneyScreenProps, 'addressVerificationHref' | 'onLogInAgain' | 'onShare'> & {
  readonly way: BankTopUpOption;
  readonly isOnly: boolean;
};

function BankSection({ way, isOnly, addressVerificationHref, onLogInAgain, onShare }: BankSectionProps) {
  const texts = useTexts(addMoneyTexts);
  const blocks = useTexts(sepaBlockTexts);
  const locale = useLocale();
  const { account, requisites, block, fee, thresholdNoFee, minimalExclusive, href } = way;
  const title = isOnly ? texts.byBank : texts.bankOf({ account });
  if (block !== null || requisites === null) {
    const reason = block ?? 'ibanPending';
    return (
      <Section title={title}>
        <Notice
          kind="info"
          title={blocks[reason].title}
          action={
            reason === 'addressNeeded' && addressVerificationHref !== undefined ? (
              <Link variant="standalone" href={addressVerificationHref}>
                {blocks.verifyAddress}
              </Link>
            ) : reason === 'ibanReady' && onLogInAgain !== undefined ? (
              <FlushButton onClick={onLogInAgain}>{blocks.logInAgain}</FlushButton>
            ) : undefined
          }
        >
          {blocks[reason].text}
        </Notice>
      </Section>
    );
  }
  const terms = [
    minimalExclusive && texts.minimum({ amount: formatMoney(minimalExclusive, locale) }),
    fee &&
      (thresholdNoFee === undefined
        ? texts.fee({ fee: formatMoney(fee, locale) })
        : texts.freeFrom({ fee: formatMoney(fee, locale), threshold: formatMoney(thresholdNoFee, locale) })),
  ].filter((part) => part !== undefined);
  return (
    <Section
      title={title}
      action={
        <Link variant="standalone" href={href}>
          {texts.withSum}
        </Link>
      }
    >
      {terms.length === 0 ? null : (
        <Text type="body-sm" tone="secondary">
          {terms.join(' ')}
        </Text>
      )}
      <BankRequisites requisites={requisites} onShare={onShare} />
    </Section>
  );
}
