/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;
/** OKLCH: perceived lightness from 0 to 1, chroma from 0 (a grey), hue in degrees. */
export type Lch = { readonly lightness: number; readonly chroma: number; readonly hue: number };
type Triple = readonly [number, number, number];

/** Bisection steps to find the strongest displayable chroma. 2^-12 is finer than two hexadecimal digits can represent. */
const GAMUT_STEPS = 12;

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const parseChannel = (digits: string): number => toLinear(Number.parseInt(digits, 16) / 255);

/** @throws RangeError when it is not a colour */
function toLinearRgb(hex: Hex): Triple {
  const [, red = '', green = '', blue = ''] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) ?? [];
  if (blue === '') throw new RangeError(`"${hex}" is no colour of the form #rrggbb.`);
  return [parseChannel(red), parseChannel(green), parseChannel(blue)];
}

/** Converts with the OKLab matrices (bottosson.github.io/posts/oklab). A test compares the result with a library twenty times the size. */
export function toLch(hex: Hex): Lch {
  const [red, green, blue] = toLinearRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

function lchToLinearRgb({ lightness, chroma, hue }: Lch): Triple {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isDisplayable = (colour: Triple): boolean => colour.every((part) => part >= -1e-4 && part <= 1 + 1e-4);

/** Returns the colour, or one of the same lightness and hue with the strongest displayable chroma. */
export function lchToHex(colour: Lch): Hex {
  let [low, high] = [0, 1];
  if (isDisplayable(lchToLinearRgb(colour))) low = 1;
  else
    for (let step = 0; step < GAMUT_STEPS; step += 1) {
      const middle = (low + high) / 2;
      if (isDisplayable(lchToLinearRgb({ ...colour, chroma: colour.chroma * middle }))) low = middle;
      else high = middle;
    }
  const digits = lchToLinearRgb({ ...colour, chroma: colour.chroma * low }).map((part) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.min(1, Math.max(0, part))))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function calculateLuminance(hex: Hex): number {
  const [red, green, blue] = toLinearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours by WCAG 2.2, from 1 to 21. */
export function calculateContrast(one: Hex, other: Hex): number {
  const [dark, light] = [calculateLuminance(one), calculateLuminance(other)].toSorted((left, right) => left - right);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
