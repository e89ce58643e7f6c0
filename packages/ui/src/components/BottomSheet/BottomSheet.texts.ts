export const bottomSheetTexts = { close: 'Close' };
