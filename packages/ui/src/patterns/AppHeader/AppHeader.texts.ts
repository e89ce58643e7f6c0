import { catalogue } from '../../texts/catalogue.ts';

export const headerTexts = catalogue('frame', {
  menu: 'Menu',
  back: 'Back',
  home: '{brand}, home',
});
