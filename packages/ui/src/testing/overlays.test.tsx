import { expect as expectElement } from 'storybook/test';
import { fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { BottomSheet } from '../components/BottomSheet/BottomSheet.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { OptionPicker } from '../components/OptionPicker/OptionPicker.tsx';
import type { OverlayProps } from '../foundations/overlay/useModalDialog.ts';
import { createWalletUi } from '../foundations/root/WalletUi.ts';
import { WalletRoot } from '../patterns/WalletRoot/WalletRoot.tsx';
import { allSamples, forwarded } from './allSamples.ts';
import { forwardedElement, renderUnstyled, unstyled, freshPage } from './renderSample.tsx';

const dialogs = Object.entries(allSamples).filter(([, { element }]) => element === 'dialog');
freshPage();

/** ARIA modal dialog, on a native `<dialog>`: what the browser adds (focus kept in and given back) is played in the stories. */
describe.each(dialogs)('%s, open', (_module, sample) => {
  it('is shown as a modal, once', () => {
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    renderUnstyled(sample.render(forwarded()));
    expect(shown.mock.contexts).toEqual([forwardedElement()]);
  });

  it('is named by its heading', async () => {
    renderUnstyled(sample.render(forwarded()));
    await expectElement(forwardedElement()).toHaveAccessibleName();
  });

  it('keeps the page behind it from scrolling', () => {
    const { unmount } = renderUnstyled(sample.render(forwarded()));
    expect(document.documentElement.style.overflow).toBe('hidden');
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('is not sent by a server', () => {
    expect(renderToString(unstyled(sample.render(forwarded())))).toBe('');
  });

  it('does not send the form around its opener', () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderUnstyled(<form onSubmit={sent}>{sample.render(forwarded())}</form>);
    const inside = document.createElement('form');
    forwardedElement().append(inside);
    fireEvent.submit(inside);
    expect(sent).not.toHaveBeenCalled();
  });

  it('hides what is pressed in it from what is around its opener', () => {
    const pressed = vi.fn();
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a card around the opener
    renderUnstyled(<div onClick={pressed}>{sample.render(forwarded())}</div>);
    fireEvent.click(forwardedElement());
    expect(pressed).not.toHaveBeenCalled();
  });
});

type Shown = (props: OverlayProps) => ReactElement;
const overlays: readonly (readonly [string, Shown])[] = [
  ['Dialog', (props) => <Dialog {...props} title="Log out?" data-testid="conformance" />],
  [
    'BottomSheet',
    (props) => (
      <BottomSheet {...props} title="Filters" data-testid="conformance">
        Content
      </BottomSheet>
    ),
  ],
  [
    'OptionPicker',
    (props) => <OptionPicker {...props} label="Country" options={[]} value={null} onValueChange={vi.fn()} data-testid="conformance" />,
  ],
];

describe.each(overlays)('%s', (_name, Shown) => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const answered = vi.fn();
  const show = (more: OverlayProps = {}, ui = createWalletUi()): HTMLElement => {
    onOpenChange.mockReset();
    answered.mockReset();
    renderUnstyled(
      <WalletRoot ui={ui} slots={null}>
        <Shown onOpenChange={onOpenChange} onMustAnswer={answered} {...more} />
      </WalletRoot>,
    );
    return forwardedElement();
  };

  it('is asked to close by Escape', () => {
    fireEvent.keyDown(show(), { key: 'Escape' });
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });
  it('is asked to close by the system’s own gesture', () => {
    const event = fireEvent(show(), new Event('cancel', { cancelable: true }));
    expect([event, onOpenChange.mock.calls]).toEqual([false, [[false]]]);
  });
  it('is asked to close by a press beside it', () => {
    fireEvent.click(show());
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });
  it('stays when it is pressed itself', () => {
    fireEvent.click(show().querySelector('h2') ?? document.body);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
  it('leaves other keys alone', () => {
    fireEvent.keyDown(show(), { key: 'a' });
    expect(onOpenChange).not.toHaveBeenCalled();
  });
  it('leaves an Escape alone that something in it has used', () => {
    const inside = show().querySelector('h2');
    inside?.addEventListener('keydown', (event) => event.preventDefault());
    fireEvent.keyDown(inside ?? document.body, { key: 'Escape' });
    expect(onOpenChange).not.toHaveBeenCalled();
  });
  it('that must be answered does its closing action by Escape, and nothing by a press beside it', () => {
    const dialog = show({ closable: false });
    fireEvent.click(dialog);
    expect(answered).not.toHaveBeenCalled();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(answered).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
  it('is not there while it is closed', () => {
    renderUnstyled(<Shown open={false} />);
    expect(document.querySelector('dialog')).toBeNull();
  });
  it('gives the one place to what is opened after it', () => {
    const ui = createWalletUi();
    show({}, ui);
    renderUnstyled(
      <WalletRoot ui={ui} slots={null}>
        <Dialog title="Another" />
      </WalletRoot>,
    );
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });
  it('is closed before it goes: a dialog that is taken away gives no focus back', () => {
    const closed = vi.spyOn(HTMLDialogElement.prototype, 'close');
    const { unmount } = renderUnstyled(<Shown />);
    const dialog = forwardedElement();
    unmount();
    expect(closed.mock.contexts).toContain(dialog);
  });
});
