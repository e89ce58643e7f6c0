import { isNegative, isZero } from '@wallet/core/money/arithmetic';
import type { Money as Amount } from '@wallet/core/money/money';
import { Link } from '../../components/Link/Link.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { privateEquityIcon } from '../../foundations/Icon/glyphs/privateEquityIcon.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { DealTerms } from '../../patterns/DealTerms/DealTerms.tsx';
import { StaleNote } from '../../patterns/StaleNote/StaleNote.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { CompanyTexts } from './CompanyTexts.tsx';
import { Highlights } from './Highlights.tsx';
import { PriceCard } from './PriceCard.tsx';
import type { TokenHolding, TokenInfoContent } from './TokenInfoScreen.types.ts';
import { tokenInfoTexts } from './tokenInfo.texts.ts';

type TokenDetailsProps = {
  readonly content: TokenInfoContent;
  readonly updatedAt: string | undefined;
  readonly supportHref: string;
};

export function TokenDetails({ content, updatedAt, supportHref }: TokenDetailsProps) {
  const texts = useTexts(tokenInfoTexts);
  const { price, holding, terms, bar, status } = content;
  return (
    <Columns
      aside={terms.length === 0 ? undefined : <DealTerms terms={terms} />}
      asideLabel={texts.deal}
      after={<CompanyTexts content={content} />}
    >
      <StaleNote updatedAt={updatedAt} />
      <CompanyHead content={content} />
      {bar === null ? null : <DealBar bar={bar} supportHref={supportHref} />}
      {price === null ? null : <PriceCard price={price} isOffered={status === 'available' || status === 'pre_order'} />}
      {holding === null ? null : <Holding holding={holding} />}
      <Highlights highlights={content.highlights} />
    </Columns>
  );
}

/** Explains why the information is not an offer to this customer (D-TOK-15). */
function DealBar({ bar, supportHref }: { readonly bar: 'country' | 'support'; readonly supportHref: string }) {
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
