export { optionPickerTexts } from './OptionPicker.texts.ts';
export { OptionPicker, type OptionPickerProps } from './OptionPicker.tsx';
export { type Id, type PickerOption, type Unlisted, findOptions } from './findOptions.ts';
