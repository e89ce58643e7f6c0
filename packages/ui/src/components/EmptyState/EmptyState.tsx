import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { css, styled } from 'styled-components';

const StyledState = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--primitive-space-8);
  flex: 1;
  max-inline-size: 40ch;
  margin-inline: auto;
  padding-block: var(--primitive-space-32);
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;

  &[data-size='lg'] {
    max-inline-size: var(--primitive-layout-form-column);
  }
  @media (min-width: 1120px) {
    padding-block: var(--primitive-space-48);
  }
  [data-part='picture'] {
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    inline-size: 120px;
    block-size: 120px;
    margin-block-end: var(--primitive-space-12);
    border-radius: var(--primitive-radius-full);
    background: var(--semantic-color-bg-sunken);
  }
  [data-part='picture'] > span {
    display: grid;
    place-items: center;
    inline-size: 60px;
    block-size: 60px;
    border-radius: var(--primitive-radius-full);
    background: var(--semantic-color-bg-surface);
    color: var(--semantic-color-icon-accent);
    isolation: isolate;
  }
  [data-part='action'] {
    margin-block-start: var(--primitive-space-16);
  }
  [data-part='action']:has(form) {
    inline-size: 100%;
    text-align: start;
  }
  ${(['positive', 'negative', 'warning'] as const).map(
    (tone) => css`
      &[data-tone='${tone}'] [data-part='picture'] > span {
        color: var(--semantic-color-status-${tone}-icon);
      }
    `,
  )}
`;

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** The icon above the title. */
  readonly icon: IconGlyph;
  /** What is empty, or what happened. */
  readonly title: ReactNode;
  /** Document title, for when `title` is a sentence. */
  readonly documentTitle?: string;
  /** Heading level of the title. @default 2 */
  readonly level?: HeadingLevel;
  /** `lg` for the result of an operation that fills the page. @default 'md' */
  readonly size?: 'md' | 'lg';
  /** Colour of the icon. @default 'accent' */
  readonly tone?: 'accent' | 'positive' | 'negative' | 'warning';
  /** At most one action. */
  readonly action?: ReactNode;
  /** One sentence. */
  readonly children?: ReactNode;
};

/** An empty list or the result of an operation: motif, title, one sentence and at most one action. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, documentTitle, level = 2, size = 'md', tone = 'accent', action, children, ...rest } = props;
  return (
    <StyledState {...rest} data-size={size} data-tone={tone}>
      <div data-part="picture" aria-hidden>
        <Motif kind="quiet" seed={typeof title === 'string' ? title.length : 1} width={120} height={120} />
        <span>
          <Icon glyph={icon} size={24} />
        </span>
      </div>
      <Heading level={level} type={size === 'lg' ? 'title-lg' : 'title-sm'} align="center" data-title={documentTitle}>
        {title}
      </Heading>
      {children === undefined ? null : (
        <Text as="div" align="center" tone="secondary">
          {children}
        </Text>
      )}
      {action === undefined ? null : <div data-part="action">{action}</div>}
    </StyledState>
  );
}
