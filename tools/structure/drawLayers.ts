import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLayers } from './checkLayers.ts';
import { zones } from './rules.ts';

const root = join(import.meta.dirname, '../..');

/** The floors of the house from the top: a row of the picture each. An arrow that leads up would be drawn in red. */
const floors: readonly (readonly string[])[] = [
  ['app/routing', 'console'],
  ['app/shell'],
  ['app/features', 'sandbox/control'],
  ['app/operations', 'sandbox/features'],
  ['app/data', 'sandbox/http'],
  ['app/api', 'ui/screens', 'sandbox/kernel'],
  ['app/session', 'ui/patterns', 'sandbox/ledger'],
  ['app/storage', 'ui/components', 'sandbox/outbox'],
  ['app/adapters', 'ui/foundations', 'sandbox/database'],
  ['contract', 'ui/tokens'],
  ['core'],
];
const BOX = { width: 150, height: 34, gapX: 70, gapY: 34 } as const;

type Place = { readonly x: number; readonly y: number; readonly floor: number };

const places = new Map<string, Place>(
  floors.flatMap((names, floor) =>
    names.map((name, index): [string, Place] => {
      const x = (index - (names.length - 1) / 2) * (BOX.width + BOX.gapX);
      return [name, { x, y: floor * (BOX.height + BOX.gapY), floor }];
    }),
  ),
);

/** `app/src/features/send/model.ts` -> `app/features`; the routing's paths and every test belong to no box. */
function boxOf(path: string): string | undefined {
  const zone = zones.find(({ pattern }) => pattern.test(path))?.name ?? '';
  if (/\.test\.tsx?$/.test(path)) return undefined;
  const name = { 'sandbox/rules': 'sandbox/features', 'sandbox/routes': 'sandbox/features', 'app/routes': 'app/routing' }[zone] ?? zone;
  return places.has(name) ? name : undefined;
}

/** Imports between boxes, counted. */
async function countArrows(): Promise<ReadonlyMap<string, number>> {
  const arrows = new Map<string, number>();
  const { modules } = await readLayers(root);
  for (const { source, dependencies } of modules) {
    const from = boxOf(source);
    for (const { resolved } of dependencies) {
      const to = boxOf(resolved);
      if (from !== undefined && to !== undefined && from !== to) arrows.set(`${from} ${to}`, (arrows.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  return arrows;
}

/** Whether an arrow is said by others already: what the box imports imports the other box. */
function isImplied(key: string, arrows: ReadonlyMap<string, number>): boolean {
  const [from = '', to = ''] = key.split(' ');
  const reaches = (box: string): boolean => arrows.has(`${box} ${to}`) || next(box).some(reaches);
  const next = (box: string): readonly string[] => [...places.keys()].filter((other) => arrows.has(`${box} ${other}`));
  return next(from).some((box) => box !== to && reaches(box));
}

function drawArrow(key: string, count: number): string {
  const [from, to] = key.split(' ').map((name) => places.get(name));
  if (from === undefined || to === undefined) return '';
  const isUp = to.floor < from.floor;
  const [start, end] = isUp ? [from.y, to.y + BOX.height] : [from.y + BOX.height, to.y];
  const width = Math.min(4, 0.6 + Math.log10(count)).toFixed(1);
  return `<path d="M${from.x} ${start} C${from.x} ${start + 30} ${to.x} ${end - 30} ${to.x} ${end}" stroke="${isUp ? '#c0392b' : '#9aa5b1'}" stroke-width="${width}" fill="none" marker-end="url(#head)"><title>${key.replace(' ', ' imports ')}: ${count}</title></path>`;
}

const drawBox = ([name, { x, y }]: readonly [string, Place]): string =>
  `<rect x="${x - BOX.width / 2}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6" fill="#fff" stroke="#334e68"/><text x="${x}" y="${y + 22}" text-anchor="middle">${name}</text>`;

const arrows = await countArrows();
const isUp = (key: string): boolean => {
  const [from = '', to = ''] = key.split(' ');
  return (places.get(to)?.floor ?? 0) < (places.get(from)?.floor ?? 0);
};
const up = [...arrows.keys()].filter(isUp);
// What leads up closes a circle, so then nothing is left out.
const edges = up.length > 0 ? [...arrows] : [...arrows].filter(([key]) => !isImplied(key, arrows));
const [width, height] = [720, floors.length * (BOX.height + BOX.gapY)];
mkdirSync(join(root, 'docs/pictures'), { recursive: true });
writeFileSync(
  join(root, 'docs/pictures/layers.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} -10 ${width} ${height}" font-family="sans-serif" font-size="14" fill="#102a43">
<title>The layers, drawn from the imports of the code by npm run layers; an arrow is "imports", its width how often; what follows from others is left out</title>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="#627d98"/></marker></defs>
<rect x="${-width / 2}" y="-10" width="${width}" height="${height}" fill="#f7f9fb"/>
${edges.map(([key, count]) => drawArrow(key, count)).join('\n')}
${[...places].map(drawBox).join('\n')}
</svg>
`,
);
console.log(`layers: ${places.size} boxes, ${arrows.size} arrows, ${up.length} lead up${up.length > 0 ? `: ${up.join(', ')}` : ''}`);
