import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { biometricsIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { biometricsTexts } from './biometrics.texts.ts';

// The buttons are aligned with the text, not with the icon.
const StyledChoice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--primitive-space-8);
  padding: 0 var(--component-row-padding-x) var(--primitive-space-16)
    calc(var(--component-row-padding-x) + var(--primitive-size-asset-md) + var(--component-row-gap));
`;

export type AppOfferProps = {
  /** The app's page in its store, opened in a new tab. */
  readonly href: string;
  /** "Get the app" was pressed. The link navigates by itself. */
  readonly onAccept: () => void;
  /** The offer was postponed. */
  readonly onLater: () => void;
};

/** Offers the app to customers in a browser, below the groups of the dashboard (BIO-005, D-BIO-05). */
export function AppOffer({ href, onAccept, onLater }: AppOfferProps) {
  const texts = useTexts(biometricsTexts);
  return (
    <Card padding="none" role="group" aria-label={texts.offerApp}>
      <List variant="bare">
        <ListRow leading={<IconTile glyph={biometricsIcon} />} title={texts.offerApp} note={texts.offerAppText} />
      </List>
      <StyledChoice>
        <LinkButton variant="secondary" size="md" href={href} onClick={onAccept} target="_blank" rel="noopener noreferrer">
          {texts.getApp}
        </LinkButton>
        <Button variant="quiet" size="md" onClick={onLater}>
          {texts.later}
        </Button>
      </StyledChoice>
    </Card>
  );
}
