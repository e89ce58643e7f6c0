import { defineBrand } from '@wallet/ui/tokens';

const Mark = () => (
  <svg viewBox="0 0 20 20">
    <circle cx="10" cy="10" r="10" fill="#0f766e" />
    <path d="M6 4h3v5l4-5h3l-5 6 5 6h-3l-4-5v5H6z" fill="#fff" />
  </svg>
);

export const kolm = defineBrand({
  id: 'kolm',
  name: 'Kolm',
  seeds: { accent: '#0f766e', ground: '#f6f4ee', hero: '#123c3a' },
  fonts: { text: 'Verdana, "DejaVu Sans", sans-serif', title: 'Cambria, "DejaVu Serif", serif' },
  radius: 6,
  mark: Mark,
});
