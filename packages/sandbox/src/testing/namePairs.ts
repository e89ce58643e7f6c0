import type { Comparison, Name } from '../kernel/payee/compareNames.ts';

export type NamePair = {
  readonly own: Name;
  readonly holders: readonly Name[];
  readonly outcome: Comparison['outcome'];
  readonly why: string;
};

const COMPANY = / \(company\)$/;
const PERSON = / \(person\)$/;

function toName(text: string, kind: Name['kind']): Name {
  if (COMPANY.test(text)) return { name: text.replace(COMPANY, ''), kind: 'company' };
  return PERSON.test(text) ? { name: text.replace(PERSON, ''), kind: 'person' } : { name: text, kind };
}

function toHolders(text: string, kind: Name['kind']): readonly Name[] {
  if (text === '(no name)') return [];
  if (!text.startsWith('[')) return [toName(text, kind)];
  return text
    .slice(1, -1)
    .split(', ')
    .map((name) => toName(name, kind));
}

const table: readonly (readonly [outcome: Comparison['outcome'], why: string, kind: Name['kind'], pairs: string])[] = [
  [
    'match',
    'writing',
    'person',
    "Alice Hale → Alice Hale · Alice Hale → ALICE  HALE · Hans Groß → Hans Gross · José Álvarez → Jose Alvarez · Łukasz Wójcik → Lukasz Wojcik · Žydrūnas Šimkus → Zydrunas Simkus · Çağla Işık → Cagla Isik · Conor O'Brien → Conor OBrien · Conor O’Brien → Conor O'Brien · Мария Петрова → МАРИЯ ПЕТРОВА",
  ],
  ['match', 'order', 'person', 'Alice Hale → Hale Alice · Alice Hale → Hale, Alice · Jan van der Berg → van der Berg Jan'],
  [
    'match',
    'umlauts',
    'person',
    'Jürgen Müller → Juergen Mueller · Jürgen Müller → Jurgen Muller · Jürgen Müller → MUELLER JUERGEN · Jürgen Müller → Juergen Muller · Søren Ågård → Soeren Aagaard · Søren Ågård → Soren Agard',
  ],
  [
    'match',
    'titles',
    'person',
    'Alice Hale → Mrs. Alice Hale · Alice Hale → Dr. Alice Hale · Anna Keller → Prof. Dr. med. Anna Keller · Anna Keller → Dipl.-Ing. Anna Keller · Anna Keller → Anna Keller, PhD',
  ],
  ['match', 'spaces', 'person', 'Anne-Marie Roy → Anne Marie Roy · Anne-Marie Roy → Annemarie Roy · Jan van der Berg → Jan Vanderberg'],
  [
    'match',
    'holders',
    'person',
    'Anna Keller → Anna und Bruno Keller · Bruno Keller → Anna und Bruno Keller · Anna Keller → [Bruno Keller, Anna Keller] · Anna Keller → Keller Anna / Keller Bruno',
  ],
  [
    'match',
    'companies',
    'company',
    'Kolm Werkzeuge GmbH → KOLM WERKZEUGE GMBH · Kolm Werkzeuge GmbH → Kolm Werkzeuge Gesellschaft mit beschränkter Haftung · Kolm Werkzeuge GmbH → Kolm Werkzeuge G.m.b.H. · Kolm Werkzeuge GmbH → Kolm Werkzeuge · Keller & Stone Ltd → Keller and Stone Limited · UAB Halden Index → Halden Index UAB · Lumina Health OÜ → Lumina Health OU · Open Collective Europe ASBL → Open Collective Europe · Müller & Söhne KG → Mueller und Soehne KG · Alice Hale (person) → Alice Hale e.K. (company)',
  ],
  [
    'close_match',
    'initials, middle names',
    'person',
    'Alice Hale → A. Hale · Alice Hale → Hale A. · Alice Hale → Alice M. Hale · Alice Hale → Alice Mary Hale · Alice Mary Hale → A. M. Hale · Maria João Ferreira Silva → Maria Silva · Anna Maria Lopez → Maria Anna Lopez',
  ],
  [
    'close_match',
    'slips',
    'person',
    'Alice Hale → Alcie Hale · Alice Hale → Alice Hall · Anna Keller → Anne Keller · Katharina Lindgren → Catarina Lindgren · Jurgen Mueller → Jurgen Muller',
  ],
  [
    'close_match',
    'parts',
    'person',
    'Alice Hale → Alice Hale-Moreau · Alice Moreau → Alice Hale-Moreau · Anna von Berg → Anna Berg · Jan Novak → Jan Novak jr. · Anna Keller → A. Keller & B. Keller',
  ],
  [
    'close_match',
    'companies',
    'company',
    'Kolm Werkzeuge GmbH → Kolm Werkzeuge AG · Kolm Werkzeuge GmbH → Kolm Werkzeuge GmbH & Co. KG · Nordvik Energy AS → Nordvik Enegy AS · Rosen Robotics GmbH → Rosen Robotics Europe GmbH',
  ],
  [
    'no_match',
    'persons',
    'person',
    'Alice Hale → Bruno Hale · Alice Hale → Alice Stone · Alice Hale → Hale · Alice Hale → A. H. · Jan Novak → Jon Novak · William Stone → Bill Stone · Alice Hale → Alise Hall · Juergen Mueller → Jurgen Muller · Maria da Silva Santos Costa → Maria Costa Pereira · Alice Hale → Marlene Osterkamp · Clara Keller → Anna und Bruno Keller',
  ],
  [
    'no_match',
    'companies',
    'company',
    'Nordvik Energy AS → Nordvik Energie AS · Rosen Robotics GmbH → Rosen GmbH · Robotics Rosen GmbH → Rosen Robotics GmbH · Upper Air SAS → Lower Air SAS · Alice Hale (person) → Hale Trading UAB · Hale Trading UAB → Alice Hale (person)',
  ],
  ['not_possible', 'no name', 'person', 'Alice Hale → (no name) · Alice Hale → --- · Alice Hale → Алиса Хейл'],
];

/** Hand-written pairs with their outcomes (RULE-040, "Name pairs"). */
export const namePairs: readonly NamePair[] = table.flatMap(([outcome, why, kind, pairs]) =>
  pairs.split(' · ').map((pair) => {
    const [own = '', heldName = ''] = pair.split(' → ');
    return { own: toName(own, kind), holders: toHolders(heldName, kind), outcome, why };
  }),
);
