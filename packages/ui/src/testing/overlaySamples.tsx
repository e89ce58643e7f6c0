import { BottomSheet } from '../components/BottomSheet/BottomSheet.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { OptionList } from '../components/OptionPicker/OptionList.tsx';
import { OptionPicker } from '../components/OptionPicker/OptionPicker.tsx';
import { optionPickerTexts } from '../components/OptionPicker/OptionPicker.texts.ts';
import { Popover } from '../components/Popover/Popover.tsx';
import { QrScanner } from '../components/QrScanner/QrScanner.tsx';
import { Tooltip } from '../components/Tooltip/Tooltip.tsx';
import { FullOverlay } from '../foundations/overlay/FullOverlay.tsx';
import { Overlay } from '../foundations/overlay/Overlay.tsx';
import { SheetOverlay } from '../foundations/overlay/SheetOverlay.tsx';
import { createAssemblySample, createForwardingSample, noop, type Samples } from './Sample.ts';

const options = { options: [{ value: 'EE', label: 'Estonia' }], value: null, onValueChange: noop };

export const overlaySamples: Samples = {
  'components/BottomSheet/BottomSheet': createForwardingSample('dialog', (props) => (
    <BottomSheet {...props} title="Filters">
      Content
    </BottomSheet>
  )),
  'components/Dialog/Dialog': createForwardingSample('dialog', (props) => <Dialog {...props} title="Log out?" />),
  'components/Menu/Menu': createForwardingSample('div', (props) => (
    <Menu
      {...props}
      label="Card"
      items={[{ label: 'Share', onPress: noop }]}
      renderOpener={(opener) => (
        <button {...opener} type="button">
          More
        </button>
      )}
    />
  )),
  'components/OptionPicker/OptionList': createAssemblySample(
    <OptionList {...options} label="Country" words={optionPickerTexts} onPicked={noop} />,
  ),
  'components/OptionPicker/OptionPicker': createForwardingSample('dialog', (props) => (
    <OptionPicker {...props} {...options} label="Country" open />
  )),
  'components/Popover/Popover': createForwardingSample('div', (props) => (
    <Popover
      {...props}
      label="Network fee"
      renderOpener={(opener) => (
        <button {...opener} type="button">
          What is this?
        </button>
      )}
    >
      A fee that the network takes.
    </Popover>
  )),
  'components/QrScanner/QrScanner': createForwardingSample('dialog', (props) => (
    <QrScanner {...props} openCamera={() => new Promise(noop)} onRead={noop} onUnavailable={noop} />
  )),
  'components/Tooltip/Tooltip': createForwardingSample('div', (props) => (
    <Tooltip {...props} text="A fee that the network takes.">
      {(control) => (
        <button {...control} type="button">
          Network fee
        </button>
      )}
    </Tooltip>
  )),
  'foundations/overlay/Overlay': createForwardingSample('dialog', (props) => (
    <Overlay {...props} aria-label="Content">
      {() => <p>Content</p>}
    </Overlay>
  )),
  'foundations/overlay/SheetOverlay': createForwardingSample('dialog', (props) => (
    <SheetOverlay {...props} aria-label="Content">
      {() => <p>Content</p>}
    </SheetOverlay>
  )),
  'foundations/overlay/FullOverlay': createForwardingSample('dialog', (props) => (
    <FullOverlay {...props} aria-label="Content">
      {() => <p>Content</p>}
    </FullOverlay>
  )),
};
