/** Words that are only read out (D-APP-19). */
export const carouselTexts = {
  carousel: 'carousel',
  slide: 'slide',
  slides: 'Slides',
  position: (slide: number, count: number): string => `${slide} of ${count}`,
};

export type CarouselTexts = typeof carouselTexts;
