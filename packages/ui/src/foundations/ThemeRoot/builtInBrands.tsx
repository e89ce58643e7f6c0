import type { Brand } from '../../tokens/brand/Brand.ts';

// An H with a horizon line as its bar.
const HaldenMark = () => (
  <svg viewBox="0 0 26 24" data-lines="" strokeWidth={2.5} strokeLinecap="round">
    <path d="M7 2v20M19 2v20M1.5 11.5c3.5 2.5 7 2.5 11.5 0s8-2.5 11.5 0" />
  </svg>
);

// An open ring.
const OstraMark = () => (
  <svg viewBox="0 0 26 24" data-lines="" strokeWidth={5}>
    <path d="M20.3 6.2a9.3 9.3 0 1 1-4.2-2.9" />
  </svg>
);

export const halden: Brand = { id: 'halden', name: 'Halden', mark: HaldenMark };
/** A second brand, which proves the theming. */
const ostra: Brand = { id: 'ostra', name: 'Ostra', mark: OstraMark, motif: 'arcs' };

/** Returns the library's brand with this id, or else a product's own, whose variables are in a stylesheet. */
export const getBrand = (id: string): Brand => [halden, ostra].find((brand) => brand.id === id) ?? { id, name: id };
