export { carouselTexts } from './Carousel.texts.ts';
export { Carousel, type CarouselProps } from './Carousel.tsx';
