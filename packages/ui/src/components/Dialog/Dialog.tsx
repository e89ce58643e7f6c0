import { useId, type ReactNode, type Ref } from 'react';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { Overlay, type DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { css, styled } from 'styled-components';

const StyledDialog = styled.div`
  gap: var(--primitive-space-8);
  padding: var(--component-modal-padding);

  > span {
    justify-self: start;
    padding: var(--primitive-space-12);
    margin-block-end: var(--primitive-space-8);
    border-radius: 50%;
    background: var(--semantic-color-bg-accent);
    color: var(--semantic-color-icon-accent);
  }
  ${(['warning', 'negative', 'positive'] as const).map(
    (tone) => css`
      > [data-tone='${tone}'] {
        background: var(--semantic-color-status-${tone}-bg);
        color: var(--semantic-color-status-${tone}-icon);
      }
    `,
  )}
  > h2 {
    font: var(--semantic-typography-title-md);
  }
  > div {
    color: var(--semantic-color-text-secondary);
  }
  > footer {
    display: grid;
    gap: var(--primitive-space-8);
    margin-block-start: var(--primitive-space-16);
  }
  &[data-wide] {
    max-inline-size: var(--primitive-layout-dialog-wide);
  }
`;

export type DialogProps = DialogElementProps &
  OverlayProps & {
    /** Heading and accessible name. */
    readonly title: string;
    /** The text below the title, or other content of the question. */
    readonly children?: ReactNode;
    /** One or two full-width buttons, the likelier one first. */
    readonly actions?: ReactNode;
    /** Drawn in a round tile above the title. */
    readonly icon?: IconGlyph | undefined;
    /** Colour of the icon tile. @default 'accent' */
    readonly tone?: 'accent' | 'warning' | 'negative' | 'positive';
    /** 560 px wide instead of 440 from tablet width up. @default false */
    readonly wide?: boolean;
    /** Ref to the heading, which becomes focusable. Use it for a text that must be read before the buttons. */
    readonly titleRef?: Ref<HTMLHeadingElement>;
  };

/** A modal question or message in the single overlay slot (ARIA modal dialog pattern on a native `<dialog>`). */
export function Dialog({
  title,
  children,
  actions,
  icon: Glyph,
  tone,
  wide,
  titleRef,
  'aria-describedby': describedBy,
  ...rest
}: DialogProps) {
  const id = useId();
  const textId = typeof children === 'string' ? `${id}-text` : undefined;
  return (
    <Overlay {...rest} aria-labelledby={id} aria-describedby={describedBy ?? textId}>
      {() => (
        <StyledDialog data-wide={wide || undefined}>
          {Glyph ? (
            <span data-tone={tone}>
              <Glyph strokeWidth={1.75} />
            </span>
          ) : null}
          <h2 id={id} {...(titleRef === undefined ? {} : { ref: titleRef, tabIndex: -1 })}>
            {title}
          </h2>
          {children ? <div id={textId}>{children}</div> : null}
          {actions ? <footer>{actions}</footer> : null}
        </StyledDialog>
      )}
    </Overlay>
  );
}
