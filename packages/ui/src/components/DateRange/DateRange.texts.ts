export const dateRangeTexts = { from: 'From', to: 'To' };
