import { useId, type ReactNode, type Ref } from 'react';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { Overlay, type DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { StyledDialog } from './Dialog.styles.ts';

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
