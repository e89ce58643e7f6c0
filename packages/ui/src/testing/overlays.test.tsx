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
import { allSamples, createForwardedProps } from './allSamples.ts';
import { getForwardedElement, renderWithInMemoryStyles, withInMemoryStyles, setUpPage } from './renderSample.tsx';

const dialogs = Object.entries(allSamples).filter(([, { element }]) => element === 'dialog');
setUpPage();

/** ARIA modal dialog on a native `<dialog>`. The browser's part (trapping and returning the focus) is tested in the stories. */
describe.each(dialogs)('%s, open', (_module, sample) => {
  it('opens as a modal exactly once', () => {
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    renderWithInMemoryStyles(sample.render(createForwardedProps()));
    expect(shown.mock.contexts).toEqual([getForwardedElement()]);
  });

  it('leaves only the marker of its place on a server', () => {
    expect(renderToString(withInMemoryStyles(sample.render(createForwardedProps())))).toBe('<template></template>');
  });

  it('does not submit a form around its opener', () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderWithInMemoryStyles(<form onSubmit={sent}>{sample.render(createForwardedProps())}</form>);
    const inside = document.createElement('form');
    getForwardedElement().append(inside);
    fireEvent.submit(inside);
    expect(sent).not.toHaveBeenCalled();
  });

  it('does not propagate clicks to the elements around its opener', () => {
    const pressed = vi.fn();
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a card around the opener
    renderWithInMemoryStyles(<div onClick={pressed}>{sample.render(createForwardedProps())}</div>);
    fireEvent.click(getForwardedElement());
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

/** A second back gesture on Android closes a dialog without a `cancel` that can be prevented. */
function closeNatively(dialog: HTMLElement): void {
  if (dialog instanceof HTMLDialogElement) dialog.close();
  fireEvent(dialog, new Event('close'));
}

describe.each(overlays)('%s', (_name, Shown) => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const answered = vi.fn();
  const show = (more: OverlayProps = {}, ui = createWalletUi()): HTMLElement => {
    onOpenChange.mockReset();
    answered.mockReset();
    renderWithInMemoryStyles(
      <WalletRoot ui={ui} slots={null}>
        <Shown onOpenChange={onOpenChange} onMustAnswer={answered} {...more} />
      </WalletRoot>,
    );
    return getForwardedElement();
  };

  it('requests to close on Escape', () => {
    fireEvent.keyDown(show(), { key: 'Escape' });
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });
  it('requests to close on the system’s close gesture', () => {
    const event = fireEvent(show(), new Event('cancel', { cancelable: true }));
    expect([event, onOpenChange.mock.calls]).toEqual([false, [[false]]]);
  });
  it('requests to close on a press outside', () => {
    fireEvent.click(show());
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });
  it('stays open when pressed', () => {
    fireEvent.click(show().querySelector('h2') ?? document.body);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
  it('ignores other keys', () => {
    fireEvent.keyDown(show(), { key: 'a' });
    expect(onOpenChange).not.toHaveBeenCalled();
  });
  it('ignores an Escape handled by its content', () => {
    const inside = show().querySelector('h2');
    inside?.addEventListener('keydown', (event) => event.preventDefault());
    fireEvent.keyDown(inside ?? document.body, { key: 'Escape' });
    expect(onOpenChange).not.toHaveBeenCalled();
  });
  it('runs its closing action on Escape, and ignores a press outside, when it must be answered', () => {
    const dialog = show({ closable: false });
    fireEvent.click(dialog);
    expect(answered).not.toHaveBeenCalled();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(answered).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
  it.each([true, false])('stays until its product closes it, also when the browser has closed it: closable %s', (closable) => {
    const dialog = show({ closable });
    const asked = closable ? onOpenChange : answered;
    closeNatively(dialog);
    expect(asked).toHaveBeenCalledOnce();
    expect(dialog).toHaveProperty('open', true);
  });
  it('reports no `close` of its own closing', () => {
    const ui = createWalletUi();
    const dialog = show({}, ui);
    renderWithInMemoryStyles(
      <WalletRoot ui={ui} slots={null}>
        <Dialog title="Another" />
      </WalletRoot>,
    );
    fireEvent(dialog, new Event('close'));
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(dialog).toHaveProperty('open', false);
  });
  it('is not in the document while closed', () => {
    renderWithInMemoryStyles(<Shown open={false} />);
    expect(document.querySelector('dialog')).toBeNull();
  });
  it('gives way to an overlay opened later', () => {
    const ui = createWalletUi();
    show({}, ui);
    renderWithInMemoryStyles(
      <WalletRoot ui={ui} slots={null}>
        <Dialog title="Another" />
      </WalletRoot>,
    );
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });
  it('closes its dialog before unmounting, so that the focus returns', () => {
    const closed = vi.spyOn(HTMLDialogElement.prototype, 'close');
    const { unmount } = renderWithInMemoryStyles(<Shown />);
    const dialog = getForwardedElement();
    unmount();
    expect(closed.mock.contexts).toContain(dialog);
  });
});
