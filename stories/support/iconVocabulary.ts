import type { IconGlyph } from '@wallet/ui/foundations/Icon';

/** All icon modules, each with its single exported drawing. */
export const iconVocabulary = Object.values(
  import.meta.glob<Readonly<Record<string, IconGlyph>>>('../../packages/ui/src/foundations/Icon/glyphs/*.ts', { eager: true }),
).flatMap((module) => Object.entries(module));
