import { styled } from 'styled-components';
import { StyledActionButton } from '../../components/ActionButton/ActionButton.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { receiveIcon } from '../../foundations/Icon/glyphs/receiveIcon.ts';
import { sendIcon } from '../../foundations/Icon/glyphs/sendIcon.ts';
import { topUpIcon } from '../../foundations/Icon/glyphs/topUpIcon.ts';
import { tradeIcon } from '../../foundations/Icon/glyphs/tradeIcon.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { assetsTexts } from './assets.texts.ts';
import type { AssetAction, AssetsScreenProps } from './AssetsScreen.types.ts';

const StyledActions = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--primitive-space-8);

  @media (min-width: 768px) {
    gap: var(--primitive-space-12);
  }
`;

const actions: readonly AssetAction[] = ['addMoney', 'receive', 'trade', 'send'];
const icons = { addMoney: topUpIcon, receive: receiveIcon, trade: tradeIcon, send: sendIcon } as const;

/** Links to receive, trade and send, each starting with the choice of a currency (HOME-008), preceded by "Add money" (HOME-105). */
export function AssetActions({ hrefs }: { readonly hrefs: AssetsScreenProps['actionHrefs'] }) {
  const texts = useTexts(assetsTexts);
  return (
    <StyledActions aria-label={texts.groupsTitle}>
      {actions.map((action) =>
        hrefs[action] === undefined ? null : (
          <StyledActionButton key={action} as="a" {...{ href: hrefs[action] }} data-size="lg">
            <Icon glyph={icons[action]} size={24} />
            <span>{texts.actions[action]}</span>
          </StyledActionButton>
        ),
      )}
    </StyledActions>
  );
}
