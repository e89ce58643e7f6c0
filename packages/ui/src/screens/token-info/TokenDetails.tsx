import { isNegative, isZero } from '@wallet/core/money/arithmetic';
import type { Money as Amount } from '@wallet/core/money/money';
import { Link } from '../../components/Link/Link.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { privateEquityIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { DealTerms } from '../../patterns/DealTerms/DealTerms.tsx';
import { StaleNote } from '../../patterns/StaleNote/StaleNote.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { Highlights } from './Highlights.tsx';
import type { TokenHolding, TokenInfoContent, TokenPrice } from './TokenInfoScreen.types.ts';
import { tokenInfoTexts } from './tokenInfo.texts.ts';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { MemorandumLink } from './MemorandumLink.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { CompanyMark } from '../../components/CompanyMark/CompanyMark.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { formatCompactMoney } from '@wallet/core/format/formatCompactMoney';
import { GrowthLine } from '../../components/GrowthLine/GrowthLine.tsx';
import { Percent } from '../../foundations/Percent/Percent.tsx';
import { useLocale } from '../../texts/Locale.tsx';

const StyledPrice = styled(Card)`
  container-type: inline-size;
  display: grid;
  gap: var(--primitive-space-8);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--primitive-space-8);
    min-block-size: 30px;
    color: var(--component-balance-card-muted);
  }
  > header > [data-direction] {
    padding: var(--primitive-space-4) var(--primitive-space-12);
    border: 1px solid var(--component-balance-card-muted);
    border-radius: var(--primitive-radius-full);
    color: var(--semantic-color-text-on-hero);
    font: var(--semantic-typography-label);
  }
  > p {
    overflow-wrap: anywhere;
  }
`;

/** The price of a unit and its change since the placement. The line connects only these two, because no history is known. */
function PriceCard({ price: { kind, now, placement, direction, change, converted } }: { readonly price: TokenPrice }) {
  const locale = useLocale();
  const texts = useTexts(tokenInfoTexts);
  const label = { offered: texts.unitPrice, current: texts.currentPrice, exit: texts.exitPrice }[kind];
  const isExit = kind === 'exit';
  const to = formatCompactMoney(now, locale);
  return (
    <StyledPrice forwardedAs="section" variant="hero" aria-label={label}>
      <header>
        <Text as="span" type="label">
          {label}
        </Text>
        {change === null ? null : <Percent value={change} />}
      </header>
      <Money variant="lead" value={now} />
      {converted === null ? null : (
        <Text type="body-sm" tone="on-hero-muted">
          <Money value={converted} approximate />
        </Text>
      )}
      {placement === null ? null : (
        <GrowthLine
          direction={direction}
          label={
            isExit
              ? texts.exited({ from: formatCompactMoney(placement, locale), to })
              : texts.growth({ label, from: formatCompactMoney(placement, locale), to })
          }
          from={texts.placement({ price: formatCompactMoney(placement, locale) })}
          to={isExit ? texts.exit({ price: to }) : texts.now({ price: to })}
        />
      )}
    </StyledPrice>
  );
}

const StyledHead = styled.section`
  display: grid;
  gap: var(--primitive-space-12);

  > div:first-child {
    display: flex;
    align-items: center;
    gap: var(--primitive-space-16);
  }
  > div:first-child > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [dir='auto'] {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
`;

/** Logo, name, founding year and country, with the status badge and tags below (TOK-006 to TOK-008). */
function CompanyHead({ content: { company, status, tags } }: { readonly content: TokenInfoContent }) {
  const texts = useTexts(tokenInfoTexts);
  const { name, founded, country, logo, logoDark } = company;
  return (
    <StyledHead>
      <div>
        <CompanyMark {...{ name, logo, logoDark }} size={56} />
        <div>
          <Heading level={2} dir="auto">
            {name}
          </Heading>
          <Text type="body-sm" tone="secondary">
            {[founded === null ? '' : texts.founded({ year: String(founded) }), country].filter((part) => part !== '').join(' · ')}
          </Text>
        </div>
      </div>
      <Inline gap={8}>
        {status === null ? null : <StatusBadge status={status} />}
        {tags.map((tag) => (
          <Badge key={tag} dir="auto">
            {tag}
          </Badge>
        ))}
      </Inline>
    </StyledHead>
  );
}

const StyledTexts = styled(Card)`
  display: grid;
  padding: var(--component-row-padding-x);
  gap: var(--primitive-space-20);
  overflow-wrap: anywhere;

  > section {
    display: grid;
    gap: var(--primitive-space-8);
  }
  p {
    color: var(--semantic-color-text-secondary);
    white-space: pre-line;
  }
`;

/** The company's description, the provider's sections in their order, and the memorandum. Missing parts are left out (D-TOK-14). */
function CompanyTexts({ content: { company, overview, memorandumHref } }: { readonly content: TokenInfoContent }) {
  const texts = useTexts(tokenInfoTexts);
  const sections = [{ title: texts.about, text: company.about }, ...overview].filter(({ text }) => text !== '');
  return (
    <>
      {sections.length === 0 ? null : (
        <StyledTexts>
          {sections.map(({ title, text }) => (
            <section key={`${title} ${text}`} aria-label={title}>
              <Heading level={2} type="title-sm" dir="auto">
                {title}
              </Heading>
              <p dir="auto">{text}</p>
            </section>
          ))}
        </StyledTexts>
      )}
      {memorandumHref === null ? null : <MemorandumLink href={memorandumHref} />}
    </>
  );
}

type TokenDetailsProps = {
  readonly content: TokenInfoContent;
  readonly updatedAt: string | undefined;
  readonly supportHref: string;
};

export function TokenDetails({ content, updatedAt, supportHref }: TokenDetailsProps) {
  const texts = useTexts(tokenInfoTexts);
  const { price, holding, terms, bar } = content;
  return (
    <Columns
      aside={terms.length === 0 ? undefined : <DealTerms terms={terms} />}
      asideLabel={texts.deal}
      after={<CompanyTexts content={content} />}
    >
      <StaleNote updatedAt={updatedAt} />
      <CompanyHead content={content} />
      {bar === null ? null : <DealRestriction bar={bar} supportHref={supportHref} />}
      {price === null ? null : <PriceCard price={price} />}
      {holding === null ? null : <Holding holding={holding} />}
      <Highlights highlights={content.highlights} />
    </Columns>
  );
}

/** Explains why the information is not an offer to this customer (D-TOK-15). */
function DealRestriction({ bar, supportHref }: { readonly bar: 'country' | 'support'; readonly supportHref: string }) {
  const texts = useTexts(tokenInfoTexts);
  if (bar === 'country') return <Notice kind="warning">{texts.notInCountry}</Notice>;
  return (
    <Notice kind="warning">
      {texts.notForYou}
      <Link href={supportHref}>{texts.supportService}</Link>
    </Notice>
  );
}

function Holding({ holding: { units, value, converted, gain } }: { readonly holding: TokenHolding }) {
  const texts = useTexts(tokenInfoTexts);
  return (
    <List>
      <ListRow
        leading={<IconTile glyph={privateEquityIcon} tone="accent" />}
        title={texts.holding}
        note={<Money holding value={units} />}
        value={<Money variant="row" holding value={value} />}
        valueNote={converted === null ? undefined : <Money holding value={converted} approximate />}
      />
      {gain === null ? null : <ListRow title={texts.gain} value={<Gain value={gain} />} />}
    </List>
  );
}

/** A gain is green with a plus, a loss plain with a minus, and zero has no sign. */
function Gain({ value }: { readonly value: Amount }) {
  if (isZero(value)) return <Money variant="row" holding value={value} />;
  return <Money variant="row" holding direction={isNegative(value) ? 'out' : 'in'} value={value} />;
}
