import { styled } from 'styled-components';

/** Colours from top to bottom (`rows`), from left to right (`columns`), or of the ground and the bars of a Nordic cross (`cross`). */
type FlagDesign = { readonly [kind in 'rows' | 'columns' | 'cross']?: string };

const designs: Readonly<Record<string, FlagDesign>> = {
  AT: { rows: 'ed2939 ffffff ed2939' },
  BE: { columns: '000000 fdda24 ef3340' },
  BG: { rows: 'ffffff 00966e d62612' },
  DE: { rows: '000000 dd0000 ffce00' },
  DK: { cross: 'c60c30 ffffff' },
  EE: { rows: '0072ce 000000 ffffff' },
  ES: { rows: 'aa151b f1bf00 f1bf00 aa151b' },
  FI: { cross: 'ffffff 003580' },
  FR: { columns: '002395 ffffff ed2939' },
  HU: { rows: 'ce2939 ffffff 477050' },
  IE: { columns: '169b62 ffffff ff883e' },
  IS: { cross: '02529c ffffff dc1e35' },
  IT: { columns: '009246 ffffff ce2b37' },
  LT: { rows: 'fdb913 006a44 c1272d' },
  LU: { rows: 'ef3340 ffffff 00a3e0' },
  LV: { rows: '9e3039 9e3039 ffffff 9e3039 9e3039' },
  NL: { rows: 'ae1c28 ffffff 21468b' },
  NO: { cross: 'ba0c2f ffffff 00205b' },
  PL: { rows: 'ffffff dc143c' },
  RO: { columns: '002b7f fcd116 ce1126' },
  RU: { rows: 'ffffff 0039a6 d52b1e' },
  SE: { cross: '006aa7 fecc00' },
  UA: { rows: '0057b7 ffd700' },
};

const [WIDTH, HEIGHT] = [24, 16];

/** The paths of a flag: a filled shape for each colour. */
function drawFlag({ rows, columns, cross }: FlagDesign): readonly { readonly fill: string; readonly d: string }[] {
  const fills = (rows ?? columns ?? cross ?? '').split(' ').map((colour) => `#${colour}`);
  return fills.map((fill, index) => {
    const [x, y] = [(index * WIDTH) / fills.length, (index * HEIGHT) / fills.length];
    if (rows !== undefined) return { fill, d: `M0 ${y}h${WIDTH}V${HEIGHT}H0z` };
    if (columns !== undefined) return { fill, d: `M${x} 0H${WIDTH}v${HEIGHT}H${x}z` };
    const half = 3 - index;
    return { fill, d: index === 0 ? 'M0 0h24v16H0z' : `M${9 - half} 0h${2 * half}v16h-${2 * half}zM0 ${8 - half}h24v${2 * half}H0z` };
  });
}

const StyledFlag = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  inline-size: ${WIDTH}px;
  block-size: ${HEIGHT}px;
  border-radius: 3px;
  /* White stripes end somewhere on a white ground too. */
  box-shadow: 0 0 0 1px var(--semantic-color-border-subtle);
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-micro);
  font-size: 11px;
  line-height: 1;
  /* Flags keep their colours in every theme. */
  forced-color-adjust: none;
`;

/** The flag of a country. One that is more than stripes and crosses is shown as the country's two letters. */
export function Flag({ country }: { readonly country: string }) {
  const design = designs[country];
  return (
    <StyledFlag aria-hidden>
      {design === undefined ? (
        country
      ) : (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} focusable={false}>
          {drawFlag(design).map(({ fill, d }) => (
            <path key={d} fill={fill} d={d} />
          ))}
        </svg>
      )}
    </StyledFlag>
  );
}
