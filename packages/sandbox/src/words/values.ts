type Kind = {
  readonly pattern: string;
  readonly write: (text: string, inGerman: (text: string) => string) => string;
};

const FIGURE = String.raw`\d[\d,]*(?:\.\d+)?`;
const MOMENT = String.raw`\d{2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC`;

/** `1250.00` or `1,250.00` becomes `1.250,00`. */
function formatGermanFigure(text: string): string {
  const [whole = '', fraction] = text.replaceAll(',', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** `€10` becomes `10 €`; `500.00 EUR` becomes `500,00 EUR`. */
function formatGermanAmount(text: string): string {
  const {
    minus = '',
    sign,
    figure = '',
    code = '',
  } = /^(?<minus>[-−]?)(?<sign>[€$])?(?<figure>[\d.,]+)(?<code>.*)$/.exec(text)?.groups ?? {};
  return `${minus}${formatGermanFigure(figure)}${sign === undefined ? code : ` ${sign}`}`;
}

/** `14 Mar 2026, 09:26 UTC` becomes `14.03.2026, 09:26 UTC` (LANG-007). */
function formatGermanMoment(text: string): string {
  const [year, month, day] = new Date(text.replace(',', '')).toISOString().slice(0, 10).split('-');
  return `${day ?? ''}.${month ?? ''}.${year ?? ''}${text.slice(text.indexOf(','))}`;
}

const unchangedKind: Kind = { pattern: '.+', write: (text) => text };
const codeKind: Kind = { pattern: '[A-Z0-9]{2,10}', write: (text) => text };
const translatedKind: Kind = { pattern: '.+', write: (text, inGerman) => inGerman(text) };
/** What a code is for, and its fee: two sentences, of which the first can contain any name. */
const PURPOSE = /^(?<order>.+?\.)(?: (?<fee>Fee [\d.,]+ [A-Z0-9]+\.))?$/;
const purposeKind: Kind = {
  pattern: '.+',
  write: (text, inGerman) => {
    const { order = text, fee } = PURPOSE.exec(text)?.groups ?? {};
    return inGerman(order) + (fee === undefined ? '' : ` ${inGerman(fee)}`);
  },
};
const countKind: Kind = { pattern: String.raw`\d+`, write: (text) => text };

export const valueKinds = {
  amount: { pattern: `[-−]?[€$]?${FIGURE}(?: [A-Z0-9]{2,10})?`, write: formatGermanAmount },
  rate: { pattern: FIGURE, write: formatGermanFigure },
  moment: { pattern: MOMENT, write: formatGermanMoment },
  count: countKind,
  symbol: codeKind,
  bought: unchangedKind,
  limit: { pattern: '[a-z]+', write: (text) => text },
  id: countKind,
  phone: unchangedKind,
  name: unchangedKind,
  recipient: unchangedKind,
  address: unchangedKind,
  link: unchangedKind,
  password: unchangedKind,
  ticket: unchangedKind,
  system: { pattern: String.raw`\w+`, write: (text) => text },
  account: translatedKind,
  device: translatedKind,
  method: translatedKind,
  purpose: purposeKind,
  reason: translatedKind,
  title: translatedKind,
  code: { pattern: String.raw`[A-Z]{2,10}|\d{4,8}`, write: (text) => text },
} as const satisfies Record<string, Kind>;
export type ValueKind = keyof typeof valueKinds;
