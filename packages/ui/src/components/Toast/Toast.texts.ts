export const toastTexts = { close: 'Close' };
