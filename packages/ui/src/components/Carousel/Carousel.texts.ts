import { catalogue } from '../../texts/catalogue.ts';

/** Texts for screen readers only (D-APP-19). */
export const carouselTexts = catalogue('carousel', {
  carousel: 'carousel',
  slide: 'slide',
  slides: 'Slides',
  previous: 'Previous slide',
  next: 'Next slide',
  position: '{slide} of {count}',
});
