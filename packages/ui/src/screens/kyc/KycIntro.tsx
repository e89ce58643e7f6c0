import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { connectionIcon } from '../../foundations/Icon/glyphs/connectionIcon.ts';
import { identityIcon } from '../../foundations/Icon/glyphs/identityIcon.ts';
import { profileIcon } from '../../foundations/Icon/glyphs/profileIcon.ts';
import { selfieIcon } from '../../foundations/Icon/glyphs/selfieIcon.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { kycTexts } from './kyc.texts.ts';
import { KycFailure } from './KycFailure.tsx';
import type { KycScreenProps } from './KycScreen.types.ts';

const needIcons = [identityIcon, selfieIcon, connectionIcon];

/** A drawn document that conveys what the check is about before anything is read. */
const Picture = styled(Card)`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  overflow: clip;
  min-block-size: 188px;

  > div {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--primitive-space-12);
    inline-size: 148px;
    block-size: 96px;
    padding: var(--primitive-space-16);
    border-radius: var(--primitive-radius-md);
    background: var(--semantic-color-bg-surface);
  }
  > div > :first-child {
    block-size: 52px;
    border-radius: var(--primitive-radius-sm);
  }
  > div > div {
    display: grid;
    align-content: center;
    gap: var(--primitive-space-8);
  }
  i {
    block-size: 6px;
    border-radius: var(--primitive-radius-full);
    background: var(--semantic-color-border-subtle);
  }
  i:nth-child(2) {
    inline-size: 76%;
  }
  i:nth-child(3) {
    inline-size: 50%;
  }
`;

type KycIntroProps = Pick<KycScreenProps, 'onApply'> & { readonly needsPassport: boolean };

/** Lists what the check requires, with the button that starts it (KYC-003). */
export function KycIntro({ needsPassport, onApply }: KycIntroProps) {
  const { intro: texts } = useTexts(kycTexts);
  const { busy, outcome, submitOnce } = useSubmitOnce<CallOutcome>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitOnce(onApply);
      }}
    >
      <Picture variant="hero" aria-hidden>
        <Motif seed={12} height={188} />
        <div>
          <IconTile glyph={profileIcon} tone="accent" />
          <div>
            <i />
            <i />
            <i />
          </div>
        </div>
      </Picture>
      <Stack gap={8}>
        <Heading level={1} type="title-lg" tabIndex={-1}>
          {texts.title}
        </Heading>
        <Text tone="secondary">{texts.text}</Text>
      </Stack>
      <List>
        {texts.needs.map(({ title, text }, index) => (
          <ListRow key={title} leading={<IconTile glyph={needIcons[index] ?? identityIcon} tone="accent" />} title={title} note={text} />
        ))}
      </List>
      {needsPassport ? <Notice>{texts.passport}</Notice> : null}
      <StickyActions>
        <KycFailure outcome={outcome} />
        <Button type="submit" busy={busy} fullWidth>
          {texts.apply}
        </Button>
      </StickyActions>
    </form>
  );
}
