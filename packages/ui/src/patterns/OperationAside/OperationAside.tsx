import { formatPercent } from '@wallet/core/format/formatPercent';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Locale } from '@wallet/core/format/locale';
import { addMoney, isNegative, subtractMoney } from '@wallet/core/money/arithmetic';
import type { Money as Amount } from '@wallet/core/money/money';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { DetailList, type Detail } from '../../components/DetailList/DetailList.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { useSupportHref } from '../../foundations/root/WalletUi.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { LimitMeters } from '../LimitMeters/LimitMeters.tsx';
import type { AsideBalance, OperationAsideView } from './OperationAside.types.ts';
import { operationAsideTexts } from './operationAside.texts.ts';

const StyledAside = styled.div`
  position: sticky;
  inset-block-start: var(--primitive-space-24);
  display: grid;
  gap: var(--primitive-space-20);

  > * {
    padding: var(--primitive-space-24);
  }
  dl > div {
    padding-block: var(--primitive-space-4);
  }
  h3 {
    font: var(--semantic-typography-label);
  }
  section > dl + h3 {
    margin-block-start: var(--primitive-space-4);
  }
`;

type Words = typeof operationAsideTexts;

/** Returns the balance after the operation, or null when no amount is typed or the balance does not suffice. */
function calculateBalanceAfter({ now, change, direction }: AsideBalance): Amount | null {
  if (change?.currencyCode !== now.currencyCode || change.decimals !== now.decimals) return null;
  const after = direction === 'in' ? addMoney(now, change) : subtractMoney(now, change);
  return isNegative(after) ? null : after;
}

function createFeeRows({ fee, least }: OperationAsideView, texts: Words, locale: Locale): readonly Detail[] {
  const rows: Detail[] = [];
  const percent = fee?.percent === undefined ? undefined : formatPercent(fee.percent, locale);
  const fixed = fee?.fixed === undefined ? undefined : formatMoney(fee.fixed, locale);
  if (fee !== undefined)
    rows.push({
      label: texts.fee,
      value: percent !== undefined && fixed !== undefined ? texts.percentAnd(percent, fixed) : (percent ?? fixed ?? texts.noFee),
    });
  if (fee?.atLeast !== undefined) rows.push({ label: texts.atLeast, value: <Money value={fee.atLeast} /> });
  if (fee?.freeFrom !== undefined) rows.push({ label: texts.freeFrom, value: <Money value={fee.freeFrom} /> });
  if (least !== undefined)
    rows.push({ label: least.exclusive === true ? texts.moreThan : texts.least, value: <Money value={least.amount} /> });
  return rows;
}

/** Shown next to the form of an operation on a desktop: the resulting balances, costs, time of arrival, limits, hints and help. */
export function OperationAside(view: OperationAsideView) {
  const locale = useLocale();
  const texts = useTexts(operationAsideTexts);
  const supportHref = useSupportHref();
  const { operation, balances = [], cardLimits, minutes } = view;
  const costs = createFeeRows(view, texts, locale);
  const time = minutes === undefined ? texts.times[operation] : texts.minutes(minutes);
  const points = texts.points[operation];
  return (
    <StyledAside>
      {balances.length === 0 ? null : (
        <Card aria-live="polite">
          <Section title={texts.balances}>
            {balances.map((balance) => (
              <BalanceRows key={balance.name} balance={balance} titled={balances.length > 1} texts={texts} />
            ))}
          </Section>
        </Card>
      )}
      {cardLimits === undefined ? null : (
        <Card>
          <Section title={texts.cardLimits}>
            <LimitMeters limits={cardLimits} />
          </Section>
        </Card>
      )}
      {costs.length === 0 ? null : (
        <Card>
          <Section title={texts.costs}>
            <DetailList variant="compact" items={costs} />
          </Section>
        </Card>
      )}
      {time === undefined ? null : (
        <Card>
          <Section title={texts.timeOf[operation] ?? texts.time}>
            <Text type="body-sm" tone="secondary">
              {time}
            </Text>
          </Section>
        </Card>
      )}
      {points === undefined ? null : (
        <Card>
          <Section title={texts.know}>
            {points.map((point) => (
              <Text key={point} type="body-sm" tone="secondary">
                {point}
              </Text>
            ))}
          </Section>
        </Card>
      )}
      {supportHref === undefined ? null : (
        <Card>
          <Section title={texts.help}>
            <Text type="body-sm" tone="secondary">
              {texts.helpText} <Link href={supportHref}>{texts.support}</Link>
            </Text>
          </Section>
        </Card>
      )}
    </StyledAside>
  );
}

type BalanceRowsProps = { readonly balance: AsideBalance; readonly titled: boolean; readonly texts: Words };

function BalanceRows({ balance, titled, texts }: BalanceRowsProps) {
  const { name, now, approximate = false } = balance;
  const after = calculateBalanceAfter(balance);
  return (
    <>
      {titled ? <h3>{name}</h3> : null}
      <DetailList
        variant="compact"
        items={[
          { label: texts.now, value: <Money holding value={now} /> },
          { label: texts.after, value: <Money holding approximate={approximate && after !== null} value={after} />, strong: true },
        ]}
      />
    </>
  );
}
