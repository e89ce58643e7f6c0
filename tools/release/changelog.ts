type Announcement = { readonly summary: string };

/** Writes an announcement as it is. Its headings are put below those of the levels, which have three `#` in the changelog. */
export const getReleaseLine = ({ summary }: Announcement): string => `\n${summary.trim().replaceAll(/^#{1,3} /gm, '#### ')}\n`;

/** The library is the only published package, so the release of a dependency is never news. */
export const getDependencyReleaseLine = (): string => '';
