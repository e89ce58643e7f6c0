export type { CarouselTexts } from './Carousel.texts.ts';
export { Carousel, type CarouselProps } from './Carousel.tsx';
