import type { Translation } from '../../texts/Translation.ts';
import type { carouselTexts } from './Carousel.texts.ts';

export const germanCarouselTexts: Translation<typeof carouselTexts> = {
  carousel: 'Bilderfolge',
  slide: 'Bild',
  slides: 'Bilder',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  position: (slide, count) => `${slide} von ${count}`,
};
