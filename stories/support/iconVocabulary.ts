import * as icons from '../../packages/ui/src/foundations/Icon/icons.ts';

/** The whole vocabulary: the name of each icon and its drawing. */
export const iconVocabulary = Object.entries(icons);
