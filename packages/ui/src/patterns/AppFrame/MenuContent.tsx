import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import {
  logOutIcon,
  cardIcon,
  giftIcon,
  infoIcon,
  profileIcon,
  reportsIcon,
  settingsIcon,
  supportIcon,
  tradeIcon,
  walletIcon,
} from '../../foundations/Icon/icons.ts';
import { Money } from '../../foundations/Money/Money.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { MenuEntry, MenuPrice, MenuView, MenuEntryName } from './AppFrame.types.ts';
import { frameTexts } from './frame.texts.ts';
import { StyledMenu } from './MenuContent.styles.ts';

const menuIcons: Record<MenuEntryName, IconGlyph> = {
  accounts: walletIcon,
  transactions: tradeIcon,
  reports: reportsIcon,
  cards: cardIcon,
  referral: giftIcon,
  profile: profileIcon,
  settings: settingsIcon,
  support: supportIcon,
  about: infoIcon,
};

const toAriaCurrent = (current: MenuEntry['current']) => (current === 'section' ? true : current ? 'page' : undefined);

type MenuContentProps = {
  readonly menu: MenuView;
  /** The narrow side menu shows the customer at the bottom, the sheet at the top. */
  readonly place: 'side' | 'sheet';
};

/** Content of the menu, the same in the side menu and in the sheet (MENU-001 to MENU-006). */
export function MenuContent({ menu: { entries, customer = null, version }, place }: MenuContentProps) {
  const texts = useTexts(frameTexts);
  const isSheet = place === 'sheet';
  return (
    <StyledMenu aria-label={texts.menu} data-place={place}>
      {customer !== null && isSheet ? <CustomerCard customer={customer} place={place} /> : null}
      <ul>
        {entries.map(({ name, href, current }) => {
          const { id, label, icon } = typeof name === 'object' ? name : { id: name, label: texts.entries[name], icon: menuIcons[name] };
          return (
            <li key={id}>
              <a href={href} aria-current={toAriaCurrent(current)}>
                <Icon glyph={icon} />
                {label}
              </a>
            </li>
          );
        })}
      </ul>
      <div data-part="foot">
        {customer === null ? null : (
          <>
            {customer.prices === undefined ? null : (
              <dl>
                {customer.prices.map((price) => (
                  <Price key={price.currencyCode} {...price} />
                ))}
              </dl>
            )}
            {isSheet ? (
              <Button variant="secondary" size="md" fullWidth onClick={customer.onLogOut}>
                <Icon glyph={logOutIcon} />
                {texts.logOut}
              </Button>
            ) : (
              <CustomerCard customer={customer} place={place} />
            )}
          </>
        )}
        {version !== undefined && (isSheet || customer === null) ? (
          <Text type="caption" tone="muted" align="center">
            {texts.version({ version })}
          </Text>
        ) : null}
      </div>
    </StyledMenu>
  );
}

type CustomerCardProps = { readonly customer: NonNullable<MenuView['customer']>; readonly place: 'side' | 'sheet' };

/** The signed-in customer with their plan. In the side menu the log-out button is next to it. */
function CustomerCard({ customer: { name, plan = null, planHref, planCurrent = false, onLogOut }, place }: CustomerCardProps) {
  const texts = useTexts(frameTexts);
  return (
    <div data-part="customer">
      <Avatar name={name} tone="hero" />
      <div>
        {name === null ? null : (
          <Text as="span" type="label">
            {name}
          </Text>
        )}
        {plan === null ? null : planHref === undefined ? (
          <Text as="div" type="body-sm" tone="secondary">
            {texts.plan({ plan })}
          </Text>
        ) : (
          <Link variant="standalone" href={planHref} aria-current={toAriaCurrent(planCurrent)}>
            {texts.plan({ plan })}
          </Link>
        )}
      </div>
      {place === 'side' ? <IconButton label={texts.logOut} icon={logOutIcon} onClick={onLogOut} /> : null}
      {place === 'sheet' && plan !== null && planHref !== undefined ? (
        <Text as="span" type="label" tone="accent" aria-hidden>
          {texts.seePlans}
        </Text>
      ) : null}
    </div>
  );
}

function Price({ currencyCode, name, icon = null, price }: MenuPrice) {
  const texts = useTexts(frameTexts);
  return (
    <div>
      <dt>
        <AssetMark code={currencyCode} size={32} url={icon} {...(name === undefined ? {} : { label: name })} />
        {currencyCode}
      </dt>
      <dd>{price === null ? <span aria-label={texts.noPrice}>–</span> : <Money value={price} />}</dd>
    </div>
  );
}
