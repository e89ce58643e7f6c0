import type { IconGlyph } from '@wallet/ui/foundations/Icon';

/** Every module of the vocabulary, each with the one drawing it exports. */
export const iconVocabulary = Object.values(
  import.meta.glob<Readonly<Record<string, IconGlyph>>>('../../packages/ui/src/foundations/Icon/glyphs/*.ts', { eager: true }),
).flatMap((module) => Object.entries(module));
