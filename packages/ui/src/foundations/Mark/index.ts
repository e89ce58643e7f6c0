export { AssetMark, type AssetMarkProps } from '../AssetMark/AssetMark.tsx';
export { BrandMark, type BrandMarkProps, brandTexts } from '../BrandMark/BrandMark.tsx';
export { CardMark, type CardMarkProps } from '../CardMark/CardMark.tsx';
export { type CardBrand, cardBrandNames } from '../CardMark/cardBrands.ts';
export { Motif, type MotifProps } from '../Motif/Motif.tsx';
