/** A glyph on a grid of 24, in the asset's own colour in every brand. `ink` is dark on the two light marks. */
export type AssetGlyph = { readonly path: string; readonly ink: 'light' | 'dark'; readonly filled?: boolean };

export const assetGlyphs: Readonly<Record<string, AssetGlyph>> = {
  BTC: {
    ink: 'dark',
    path: 'M8.5 6.5v11M6.8 6.5h6.4a2.7 2.7 0 0 1 0 5.4H8.5h5.2a2.8 2.8 0 0 1 0 5.6H6.8M10.4 4.6v1.9M13 4.6v1.9M10.4 17.5v1.9M13 17.5v1.9',
  },
  ETH: { ink: 'light', filled: true, path: 'M12 3.6 6.8 12 12 15 17.2 12zM6.8 13.4 12 20.4l5.2-7L12 16.4z' },
  USDC: {
    ink: 'light',
    path: 'M14.5 9.6c-.3-1-1.3-1.6-2.5-1.6-1.4 0-2.5.8-2.5 2 0 2.7 5.1 1.3 5.1 4 0 1.2-1.1 2-2.6 2-1.3 0-2.3-.6-2.6-1.6M12 6.6v10.8M8 5.4a7.6 7.6 0 0 0 0 13.2M16 5.4a7.6 7.6 0 0 1 0 13.2',
  },
  USDT: { ink: 'light', path: 'M7 6.8h10M12 6.8v11.2M12 9.3c4 0 6.5.8 6.5 1.9s-2.5 1.9-6.5 1.9-6.5-.8-6.5-1.9 2.5-1.9 6.5-1.9' },
  DAI: { ink: 'dark', path: 'M8.2 6.2h3.3a5.8 5.8 0 0 1 0 11.6H8.2zM5.5 10.5h13M5.5 13.5h13' },
  EUR: { ink: 'light', path: 'M16.5 7.4a5.8 5.8 0 1 0 0 9.2M6 10.6h7.5M6 13.4h6.5' },
  USD: {
    ink: 'light',
    path: 'M15.5 8.8c-.4-1.4-1.8-2.1-3.5-2.1-2 0-3.5 1-3.5 2.6 0 3.5 7.1 1.8 7.1 5.4 0 1.6-1.6 2.6-3.6 2.6-1.9 0-3.3-.8-3.7-2.2M12 4.8v14.4',
  },
};
