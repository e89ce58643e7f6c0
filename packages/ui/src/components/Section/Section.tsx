import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';

const StyledSection = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--primitive-space-12);
  min-inline-size: 0;

  /* Binds the title to what follows. From 1120 px the page has this gap itself. */
  @media (max-width: 1119px) {
    * + & {
      margin-block-start: var(--primitive-space-8);
    }
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--primitive-space-4) var(--primitive-space-12);
  }
  > header small {
    color: var(--semantic-color-text-muted);
    font: inherit;
    font-weight: 400;
  }
`;

export type SectionProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** Heading and accessible name of the section. */
  readonly title: ReactNode;
  /** Heading level. @default 2 */
  readonly level?: HeadingLevel;
  /** Number of items, shown after the title. */
  readonly count?: number;
  /** A quiet link at the end of the title line. */
  readonly action?: ReactNode;
};

/** A region of a page, named by its title. */
export function Section({ title, level = 2, count, action, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <StyledSection aria-labelledby={id} {...rest}>
      <header>
        <Heading id={id} level={level} type="title-sm">
          {title}
          {count === undefined ? null : <small> {count}</small>}
        </Heading>
        {action}
      </header>
      {children}
    </StyledSection>
  );
}
