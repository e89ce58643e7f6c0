import { useLayoutEffect, useRef, useState } from 'react';

const buildPair = (ground: string, ...texts: readonly string[]) => texts.map((text) => ({ ground, text }));
const pairs = [
  ...buildPair('bg-page', 'text-primary', 'text-secondary', 'text-muted', 'text-link', 'text-positive', 'text-negative', 'text-warning'),
  ...buildPair('bg-surface', 'text-primary', 'text-secondary', 'text-muted', 'text-link', 'text-positive', 'text-negative', 'text-warning'),
  ...buildPair('bg-hero', 'text-on-hero', 'text-on-hero-muted'),
  ...buildPair('action-primary-bg', 'action-primary-text'),
  ...buildPair('action-secondary-bg', 'action-secondary-text'),
  ...buildPair('action-danger-bg', 'action-danger-text'),
];
const themes = (['halden', 'ostra'] as const).flatMap((brand) => (['light', 'dark'] as const).map((theme) => ({ brand, theme })));
const MIN_CONTRAST = 4.5;

/**
 * Relative luminance of WCAG 2.
 * @param colour as computed by the browser, for example 'rgb(5, 83, 93)'
 */
function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const [dark = 0, light = 0] = [getLuminance(color), getLuminance(backgroundColor)].toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

function Cell({ ground, text }: { readonly ground: string; readonly text: string }) {
  const cell = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (cell.current !== null) setRatio(getContrast(cell.current));
  }, []);
  const looks = { padding: 8, color: `var(--semantic-color-${text})`, background: `var(--semantic-color-${ground})` };
  return (
    <div ref={cell} style={looks}>
      {ratio === null ? '' : `${Math.floor(ratio * 10) / 10}${ratio < MIN_CONTRAST ? ' too little' : ''}`}
    </div>
  );
}

export function ContrastTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Text on ground</th>
          {themes.map(({ brand, theme }) => (
            <th key={brand + theme}>{`${brand} ${theme}`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.ground + pair.text}>
            <td>{`${pair.text} on ${pair.ground}`}</td>
            {themes.map(({ brand, theme }) => (
              <td key={brand + theme} data-brand={brand} data-theme={theme}>
                <Cell {...pair} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
