import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import type { RailSection } from '../../foundations/root/WalletUi.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { sectionRailTexts } from './sectionRail.texts.ts';
import { useRailHrefs } from './useRailHrefs.ts';

const StyledRailed = styled.div`
  display: grid;
  grid-template-columns: 224px minmax(0, 1fr);
  align-items: start;
  gap: var(--primitive-space-40);

  > nav {
    position: sticky;
    inset-block-start: var(--primitive-space-24);
    display: grid;
    gap: var(--primitive-space-4);
  }
  > nav > a {
    display: flex;
    align-items: center;
    min-block-size: var(--primitive-size-touch);
    padding-inline: var(--primitive-space-12);
    border-radius: var(--semantic-shape-control);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-label);
    text-decoration: none;
  }
  > nav > a[aria-current] {
    background: var(--semantic-color-bg-accent);
    color: var(--semantic-color-text-primary);
  }
  @media (hover: hover) {
    > nav > a:not([aria-current]):hover {
      background: var(--semantic-color-bg-hover);
    }
  }
  > div {
    display: flex;
    flex-direction: column;
    gap: var(--primitive-space-24);
    min-inline-size: 0;
  }
`;

const sectionOrder = ['profile', 'settings', 'security', 'addressBook', 'plans'] as const satisfies readonly RailSection[];

/** A page about the customer. From 1120 px a rail with links to the related pages is next to it. Below that it is a regular column. */
export function RailedColumns({ current, children }: { readonly current: RailSection; readonly children: ReactNode }) {
  const texts = useTexts(sectionRailTexts);
  const hrefs = useRailHrefs();
  if (hrefs === undefined) return <Columns>{children}</Columns>;
  return (
    <StyledRailed>
      <nav aria-label={texts.label}>
        {sectionOrder.map((section) => (
          <a key={section} href={hrefs[section]} aria-current={section === current ? 'page' : undefined}>
            {texts.sections[section]}
          </a>
        ))}
      </nav>
      <div>{children}</div>
    </StyledRailed>
  );
}
