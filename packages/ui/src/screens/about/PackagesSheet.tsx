import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { AccordionRow } from '../../components/AccordionRow/AccordionRow.tsx';
import { BottomSheet } from '../../components/BottomSheet/BottomSheet.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { List } from '../../components/List/List.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AboutScreenProps, ShippedPackage } from './AboutScreen.types.ts';
import { aboutTexts } from './about.texts.ts';

const StyledLicence = styled.p`
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-caption);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

type Packages = readonly ShippedPackage[] | 'loading' | 'failed';

export function PackagesSheet({ loadPackages, onClose }: Pick<AboutScreenProps, 'loadPackages'> & { readonly onClose: () => void }) {
  const texts = useTexts(aboutTexts);
  const [packages, setPackages] = useState<Packages>('loading');
  useEffect(() => {
    if (packages !== 'loading') return;
    loadPackages().then(setPackages, () => setPackages('failed'));
  }, [packages, loadPackages]);
  return (
    <BottomSheet title={texts.packages} size="full" closeLabel={texts.close} onOpenChange={onClose}>
      {packages === 'loading' ? <Skeleton variant="rows" count={8} label={texts.loading} /> : null}
      {packages === 'failed' ? (
        <Notice
          kind="negative"
          live="assertive"
          title={texts.failed}
          action={
            <Button variant="quiet" size="sm" onClick={() => setPackages('loading')}>
              {texts.retry}
            </Button>
          }
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
