export { AssetMark, type AssetMarkProps } from '../AssetMark/AssetMark.tsx';
export { BrandMark, type BrandMarkProps } from '../BrandMark/BrandMark.tsx';
export { brandTexts } from '../BrandMark/brand.texts.ts';
export { CardMark, type CardMarkProps } from '../CardMark/CardMark.tsx';
export { type CardBrand, cardBrandNames } from '../CardMark/cardBrands.ts';
export { Motif, type MotifProps } from '../Motif/Motif.tsx';
