import { useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { BrandMark } from '../../foundations/BrandMark/BrandMark.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { externalIcon } from '../../foundations/Icon/glyphs/externalIcon.ts';
import { Page } from '../../foundations/Page/Page.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AboutLink, AboutScreenProps } from './AboutScreen.types.ts';
import { aboutTexts } from './about.texts.ts';
import { LicenceParagraph } from './LicenceParagraph.tsx';
import { PackagesSheet } from './PackagesSheet.tsx';

/** Shows who is behind the product: version, legal and social links, licences (MENU-012, D-MENU-11). */
export function AboutScreen({ content, loadPackages }: AboutScreenProps) {
  const texts = useTexts(aboutTexts);
  const [showsPackages, setShowsPackages] = useState(false);
  const licences =
    content.licences.length === 0 ? undefined : (
      <Section title={texts.licences}>
        <Card>
          <Stack gap={12}>
            {content.licences.map((text, index) => (
              // The paragraphs come from the configuration and never change order.
              // oxlint-disable-next-line react/no-array-index-key
              <LicenceParagraph key={index} text={text} />
            ))}
          </Stack>
        </Card>
      </Section>
    );
  return (
    <>
      <AppHeader title={texts.title} />
      <Page>
        <Columns aside={licences} asideLabel={texts.licences}>
          <Card>
            <Stack gap={8} align="center">
              <BrandMark />
              <Text type="body-sm" tone="secondary">
                {texts.version(content.version)}
              </Text>
            </Stack>
          </Card>
          <Links links={content.legal} />
          {content.social.length === 0 ? null : (
            <Section title={texts.social}>
              <Links links={content.social} />
            </Section>
          )}
          <List>
            <ListRow title={texts.packages} note={texts.packagesText} onPress={() => setShowsPackages(true)} />
          </List>
        </Columns>
      </Page>
      {showsPackages ? <PackagesSheet loadPackages={loadPackages} onClose={() => setShowsPackages(false)} /> : null}
    </>
  );
}

function Links({ links }: { readonly links: readonly AboutLink[] }) {
  const texts = useTexts(aboutTexts);
  return (
    <List>
      {links.map(({ name, href }) => (
        <ListRow key={name} href={href} newTab chevron={false} title={texts.links[name]} value={<Icon glyph={externalIcon} />} />
      ))}
    </List>
  );
}
