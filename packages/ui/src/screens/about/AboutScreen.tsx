import { useState, useEffect } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { BrandMark } from '../../foundations/BrandMark/BrandMark.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { externalIcon } from '../../foundations/Icon/icons.ts';
import { Page } from '../../foundations/Page/Page.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AboutLink, AboutScreenProps, LicenceText, ShippedPackage } from './AboutScreen.types.ts';
import { aboutTexts } from './about.texts.ts';
import { Link } from '../../components/Link/Link.tsx';
import { styled } from 'styled-components';
import { AccordionRow } from '../../components/AccordionRow/AccordionRow.tsx';
import { BottomSheet } from '../../components/BottomSheet/BottomSheet.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';

const StyledLicence = styled.p`
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-caption);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Its text begins where that of the rows beside it does. */
const StyledLicences = styled(Card)`
  padding: var(--primitive-space-16);
`;

type Packages = readonly ShippedPackage[] | 'loading' | 'failed';

type PackagesSheetProps = { readonly loadPackages: NonNullable<AboutScreenProps['loadPackages']>; readonly onClose: () => void };

function PackagesSheet({ loadPackages, onClose }: PackagesSheetProps) {
  const texts = useTexts(aboutTexts);
  const [packages, setPackages] = useState<Packages>('loading');
  useEffect(() => {
    if (packages !== 'loading') return;
    loadPackages().then(setPackages, () => setPackages('failed'));
  }, [packages, loadPackages]);
  return (
    <BottomSheet title={texts.packages} size="full" onOpenChange={onClose}>
      {packages === 'loading' ? <Skeleton variant="rows" count={8} label={texts.loading} /> : null}
      {packages === 'failed' ? (
        <Notice
          kind="negative"
          live="assertive"
          title={texts.failed}
          action={<RetryButton variant="quiet" size="sm" onClick={() => setPackages('loading')} />}
        />
      ) : null}
      {typeof packages === 'string' ? null : (
        <List variant="bare">
          {packages.map((one) => (
            <PackageRow key={`${one.name} ${one.version}`} {...one} />
          ))}
        </List>
      )}
    </BottomSheet>
  );
}

function PackageRow({ name, version, licence, text }: ShippedPackage) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AccordionRow title={name} note={[version, licence].filter(Boolean).join(' · ')} open={isOpen} onOpenChange={setOpen}>
      <StyledLicence>{text === '' ? licence : text}</StyledLicence>
    </AccordionRow>
  );
}

function LicenceParagraph({ text }: { readonly text: LicenceText }) {
  return (
    <Text type="body-sm" tone="secondary">
      {text.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Link key={part.href} href={part.href} target="_blank">
            {part.text}
          </Link>
        ),
      )}
    </Text>
  );
}

/** Shows who is behind the product: version, legal and social links, licences (MENU-012, D-MENU-11). */
export const AboutScreen = createScreen(function AboutScreen({ content, loadPackages }: AboutScreenProps) {
  const texts = useTexts(aboutTexts);
  const [showsPackages, setShowsPackages] = useState(false);
  const { version, legal = [], social = [], licences: paragraphs = [] } = content;
  const licences =
    paragraphs.length === 0 ? undefined : (
      <Section title={texts.licences}>
        <StyledLicences>
          <Stack gap={12}>
            {paragraphs.map((text, index) => (
              // The paragraphs come from the configuration and never change order.
              // oxlint-disable-next-line react/no-array-index-key
              <LicenceParagraph key={index} text={text} />
            ))}
          </Stack>
        </StyledLicences>
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
              {version === undefined ? null : (
                <Text type="body-sm" tone="secondary">
                  {texts.version({ version })}
                </Text>
              )}
            </Stack>
          </Card>
          {legal.length === 0 && loadPackages === undefined ? null : (
            <List>
              <Links links={legal} />
              {loadPackages && <ListRow title={texts.packages} note={texts.packagesText} onPress={() => setShowsPackages(true)} />}
            </List>
          )}
          {social.length === 0 ? null : (
            <Section title={texts.social}>
              <List>
                <Links links={social} />
              </List>
            </Section>
          )}
        </Columns>
      </Page>
      {loadPackages && showsPackages ? <PackagesSheet loadPackages={loadPackages} onClose={() => setShowsPackages(false)} /> : null}
    </>
  );
});

function Links({ links }: { readonly links: readonly AboutLink[] }) {
  const texts = useTexts(aboutTexts);
  return links.map(({ name, href }) => (
    <ListRow key={name} href={href} newTab chevron={false} title={texts.links[name]} value={<Icon glyph={externalIcon} />} />
  ));
}
