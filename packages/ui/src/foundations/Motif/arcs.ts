const STEP = 14;

/** Returns concentric arcs around a point near the lower right corner, as SVG path data. */
export function arcs(seed: number, width: number, height: number): string {
  const x = Math.round(width * (0.78 + (seed % 5) * 0.03));
  const y = height;
  const circles = Array.from({ length: Math.ceil(Math.hypot(x, y) / STEP) }, (_, index) => (index + 1) * STEP);
  return circles
    .map((radius) => `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0`)
    .join('');
}
