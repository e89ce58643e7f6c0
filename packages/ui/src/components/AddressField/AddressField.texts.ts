export const addressFieldTexts = { paste: 'Paste' };
