type Kind = {
  readonly pattern: string;
  readonly write: (text: string, inGerman: (text: string) => string) => string;
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const FIGURE = String.raw`\d[\d,]*(?:\.\d+)?`;
const MOMENT = /^(?<day>\d{1,2}) (?<month>[A-Z][a-z]{2})[a-z]* (?<year>\d{4}), (?<time>\d\d:\d\d)(?<zone> UTC)?$/;

/** `1250.00` or `1,250.00` becomes `1.250,00`. */
function germanFigure(text: string): string {
  const [whole = '', fraction] = text.replaceAll(',', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** `€10` becomes `10 €`; `500.00 EUR` becomes `500,00 EUR`. */
function germanAmount(text: string): string {
  const {
    minus = '',
    sign,
    figure = '',
    code = '',
  } = /^(?<minus>[-−]?)(?<sign>[€$])?(?<figure>[\d.,]+)(?<code>.*)$/.exec(text)?.groups ?? {};
  return `${minus}${germanFigure(figure)}${sign === undefined ? code : ` ${sign}`}`;
}

/** `14 March 2026, 09:26 UTC` becomes `14.03.2026, 09:26 UTC`. */
function germanMoment(text: string): string {
  const { day = '', month = '', year = '', time = '', zone = '' } = MOMENT.exec(text)?.groups ?? {};
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  return `${day.padStart(2, '0')}.${number}.${year}, ${time}${zone}`;
}

const asIs: Kind = { pattern: '.+', write: (text) => text };
const code: Kind = { pattern: '[A-Z0-9]{2,10}', write: (text) => text };
const said: Kind = { pattern: '.+', write: (text, inGerman) => inGerman(text) };
/** What a code is for, and its fee: two sentences, of which the first can contain any name. */
const PURPOSE = /^(?<order>.+?\.)(?: (?<fee>Fee [\d.,]+ [A-Z0-9]+\.))?$/;
const purpose: Kind = {
  pattern: '.+',
  write: (text, inGerman) => {
    const { order = text, fee } = PURPOSE.exec(text)?.groups ?? {};
    return inGerman(order) + (fee === undefined ? '' : ` ${inGerman(fee)}`);
  },
};
const count: Kind = { pattern: String.raw`\d+`, write: (text) => text };

export const valueKinds = {
  amount: { pattern: `[-−]?[€$]?${FIGURE}(?: [A-Z0-9]{2,10})?`, write: germanAmount },
  rate: { pattern: FIGURE, write: germanFigure },
  moment: { pattern: MOMENT.source.slice(1, -1).replaceAll(/\?<\w+>/g, '?:'), write: germanMoment },
  count,
  symbol: code,
  bought: asIs,
  limit: { pattern: '[a-z]+', write: (text) => text },
  id: count,
  phone: asIs,
  name: asIs,
  payee: asIs,
  address: asIs,
  link: asIs,
  password: asIs,
  ticket: asIs,
  system: { pattern: String.raw`\w+`, write: (text) => text },
  account: said,
  device: said,
  method: said,
  purpose,
  reason: said,
  title: said,
  code: { pattern: String.raw`[A-Z]{2,10}|\d{4,8}`, write: (text) => text },
} as const satisfies Record<string, Kind>;
export type ValueKind = keyof typeof valueKinds;
