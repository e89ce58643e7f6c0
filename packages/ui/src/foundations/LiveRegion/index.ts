export { skipLinkTexts } from '../SkipLink/SkipLink.texts.ts';
export { SkipLink, type SkipLinkProps } from '../SkipLink/SkipLink.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from '../VisuallyHidden/VisuallyHidden.tsx';
export { LiveRegion, type LiveRegionProps } from './LiveRegion.tsx';
