import { createContext, use, useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { Overlay, type DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { styled } from 'styled-components';

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
  > [data-tone='warning'] {
    background: var(--semantic-color-status-warning-bg);
    color: var(--semantic-color-status-warning-icon);
  }
  > [data-tone='negative'] {
    background: var(--semantic-color-status-negative-bg);
    color: var(--semantic-color-status-negative-icon);
  }
  > [data-tone='positive'] {
    background: var(--semantic-color-status-positive-bg);
    color: var(--semantic-color-status-positive-icon);
  }
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
  &[data-wide='true'] {
    max-inline-size: var(--primitive-layout-dialog-wide);
  }
`;

export type DialogProps = DialogElementProps &
  OverlayProps & {
    /** Heading and accessible name. */
    readonly title?: string | undefined;
    /**
     * With a `title` the text below it, or other content of the question. Without one `DialogIcon`, `DialogTitle`, `DialogBody` and
     * `DialogActions`, in this order, with other content between them.
     */
    readonly children?: ReactNode;
    /** One or two full-width buttons, the likelier one first. */
    readonly actions?: ReactNode;
    /** Drawn in a round tile above the title. */
    readonly icon?: IconGlyph | undefined;
    /** Colour of the icon tile. @default 'accent' */
    readonly tone?: DialogIconProps['tone'];
    /** 560 px wide instead of 440 from tablet width up. @default false */
    readonly wide?: boolean;
  } & (
    | { readonly title: string }
    | {
        readonly title?: undefined;
        readonly actions?: undefined;
        readonly icon?: undefined;
        readonly children: ReactElement | readonly ReactNode[];
      }
  );

const TitleId = createContext('');

/**
 * A modal question or message in the single overlay slot (ARIA modal dialog pattern on a native `<dialog>`), as data (`title`, `icon`,
 * `actions`) or as parts.
 */
export function Dialog({ title, children, actions, icon, tone, wide, ...rest }: DialogProps) {
  const id = useId();
  return (
    <Overlay aria-labelledby={id} aria-describedby={typeof children === 'string' ? `${id}-text` : undefined} {...rest}>
      {() => (
        <TitleId value={id}>
          <StyledDialog data-wide={wide}>
            {icon && <DialogIcon icon={icon} tone={tone} />}
            {title && <DialogTitle>{title}</DialogTitle>}
            {title && children ? <DialogBody id={`${id}-text`}>{children}</DialogBody> : children}
            {actions && <DialogActions>{actions}</DialogActions>}
          </StyledDialog>
        </TitleId>
      )}
    </Overlay>
  );
}

export type DialogIconProps = {
  /** The icon. */
  readonly icon: IconGlyph;
  /** Colour of the tile. @default 'accent' */
  readonly tone?: 'accent' | 'warning' | 'negative' | 'positive' | undefined;
};

/** An icon in a round tile above the title of a dialog. */
export function DialogIcon({ icon: Glyph, tone }: DialogIconProps) {
  return (
    <span data-tone={tone}>
      <Glyph strokeWidth={1.75} />
    </span>
  );
}

/** Heading and accessible name of a dialog. With a `ref` and `tabIndex={-1}` it can be focused, for a text to read before the buttons. */
export function DialogTitle(props: ComponentPropsWithRef<'h2'>) {
  // oxlint-disable-next-line jsx-a11y/heading-has-content -- the content is in the props
  return <h2 {...props} id={use(TitleId)} />;
}

/** The text of a dialog below its title, or other content of the question. */
export function DialogBody(props: ComponentPropsWithRef<'div'>) {
  return <div {...props} />;
}

/** One or two full-width buttons at the end of a dialog, the likelier one first. */
export function DialogActions(props: ComponentPropsWithRef<'footer'>) {
  return <footer {...props} />;
}
