type Popup = {
  readonly title: string;
  readonly text: string;
  readonly agree_text: string;
  readonly button_text: string;
  readonly icon: string;
  readonly checkbox_logic: 'none' | 'obligatory' | 'dont_show_more';
  readonly version: number;
};

const createPopup = (logic: Popup['checkbox_logic'], version: number): Popup => ({
  title: 'Before you buy',
  text: 'Private equity is illiquid: you may not be able to sell until the exit.',
  agree_text: logic === 'dont_show_more' ? "Don't show this again" : 'I have read and understand the memorandum',
  button_text: 'Continue',
  icon: 'warning',
  checkbox_logic: logic,
  version,
});

type Deal = {
  readonly id: number;
  readonly symbol: string;
  readonly name: string;
  readonly status: string;
  readonly address: string;
  readonly stage: string;
  readonly industry: string;
  readonly country: string;
  readonly company: string;
  readonly about: string;
  readonly founded: number;
  readonly placementPrice: string;
  readonly price: string | null;
  readonly change: string | null;
  readonly info?: Readonly<Record<string, string | null>>;
  readonly overview: { readonly title: string; readonly text: string };
  readonly popup: Popup | null;
};

const emptyInfo = {
  last_round: null,
  last_round_date: null,
  valuation: null,
  share_price: null,
  unit_price: null,
  estimate_current_valuation: null,
  listed_halden: null,
  initial_unit_price: null,
  liquidation_price: null,
  estimate_redemption_date: null,
  lock_up_period: null,
  total_return: null,
  public_listing: null,
  change: null,
  minimum_investment: '100.00',
};

/** The object of api.md 3.18 without `whitelisted`, which depends on the customer. */
function toPublishedDeal(deal: Deal) {
  const word = deal.symbol.toLowerCase();
  return {
    id: deal.id,
    name: deal.name,
    symbol: deal.symbol,
    currency: 'USD',
    decimals: 5,
    address: deal.address,
    blockchain: { currency: 'ETH', name: 'Ethereum', network_name: 'ERC-20' },
    status: deal.status,
    info_tags: { stage: deal.stage, industry: deal.industry },
    minimal: '1.00000',
    info: {
      ...emptyInfo,
      share_price: deal.price,
      unit_price: deal.price,
      initial_unit_price: deal.placementPrice,
      change: deal.change,
      ...deal.info,
    },
    documents: { memorandum: `/static/documents/${word}-memorandum.pdf` },
    marketplace: {
      country: deal.country,
      company_name: deal.company,
      about: deal.about,
      founded: deal.founded,
      logo: `/static/logos/${word}.svg`,
      logo_dark: `/static/logos/${word}-dark.svg`,
      cover: `/static/logos/${word}-cover.svg`,
      website: `https://example.com/${word}`,
    },
    overview: [deal.overview],
    popup: deal.popup,
  };
}

export const deals = [
  toPublishedDeal({
    id: 401,
    symbol: 'RSN',
    name: 'Rosen Robotics',
    status: 'available',
    address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    stage: 'Series B',
    industry: 'Robotics',
    country: 'Germany',
    company: 'Rosen Robotics GmbH',
    about: 'Warehouse robots that learn a new item in minutes.',
    founded: 2016,
    placementPrice: '10.00',
    price: '12.50',
    change: '25.00',
    info: {
      last_round: '45000000.00',
      last_round_date: '2025-05-20',
      valuation: '320000000.00',
      estimate_current_valuation: '340000000.00',
      listed_halden: '2024-11-04',
      estimate_redemption_date: '2028-06-30',
      lock_up_period: '24 months',
    },
    overview: { title: 'Why now', text: 'Orders doubled in a year.' },
    popup: createPopup('obligatory', 3),
  }),
  toPublishedDeal({
    id: 402,
    symbol: 'UAIR',
    name: 'Upper Air',
    status: 'pre_order',
    address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    stage: 'Series A',
    industry: 'Aviation',
    country: 'France',
    company: 'Upper Air SAS',
    about: 'Electric short-hop aircraft for the islands.',
    founded: 2019,
    placementPrice: '8.00',
    price: '8.00',
    change: '0.00',
    info: { last_round: '18000000.00', last_round_date: '2025-09-12', valuation: '96000000.00', lock_up_period: '36 months' },
    overview: { title: 'What is ahead', text: 'The first certified flight is planned for next year.' },
    popup: createPopup('dont_show_more', 1),
  }),
  toPublishedDeal({
    id: 403,
    symbol: 'HLDX',
    name: 'Halden Index',
    status: 'sold_out',
    address: '0x27b1fdb04752bbc536007a920d24acb045561c26',
    stage: 'Growth',
    industry: 'Finance',
    country: 'Lithuania',
    company: 'Halden Index UAB',
    about: 'A basket of ten private companies in one unit.',
    founded: 2018,
    placementPrice: '20.00',
    price: '26.40',
    change: '32.00',
    info: { listed_halden: '2023-06-01', lock_up_period: '12 months' },
    overview: { title: 'The placement', text: 'Every unit was placed within a day.' },
    popup: createPopup('none', 1),
  }),
  toPublishedDeal({
    id: 404,
    symbol: 'NRDV',
    name: 'Nordvik Energy',
    status: 'payout_soon',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    stage: 'Exit',
    industry: 'Energy',
    country: 'Norway',
    company: 'Nordvik Energy AS',
    about: 'Tidal turbines for small harbours.',
    founded: 2012,
    placementPrice: '15.00',
    price: '21.00',
    change: '40.00',
    info: {
      listed_halden: '2022-05-10',
      public_listing: '2026-06-15',
      lock_up_period: '6 months',
      liquidation_price: '21.00',
      estimate_redemption_date: '2026-12-31',
      total_return: '40.00',
    },
    overview: { title: 'The payout', text: 'The sale was signed; holders are paid after its completion.' },
    popup: null,
  }),
  toPublishedDeal({
    id: 405,
    symbol: 'BRGL',
    name: 'Bergland Foods',
    status: 'deal_exit',
    address: '0xde709f2102306220921060314715629080e2fb77',
    stage: 'Listed',
    industry: 'Food',
    country: 'Austria',
    company: 'Bergland Foods AG',
    about: 'Mountain dairies under one brand.',
    founded: 2009,
    placementPrice: '12.00',
    price: '16.80',
    change: '40.00',
    info: {
      listed_halden: '2021-09-01',
      liquidation_price: '16.80',
      estimate_redemption_date: '2025-03-31',
      total_return: '40.00',
      public_listing: '2025-03-03',
    },
    overview: { title: 'The exit', text: 'The company went public; the deal is over.' },
    popup: null,
  }),
  toPublishedDeal({
    id: 406,
    symbol: 'LMNA',
    name: 'Lumina Health',
    status: 'coming_soon',
    address: '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1',
    stage: 'Seed',
    industry: 'Health',
    country: 'Estonia',
    company: 'Lumina Health OÜ',
    about: 'Eye tests at the optician that see the heart.',
    founded: 2021,
    placementPrice: '5.00',
    price: null,
    change: null,
    overview: { title: 'Soon', text: 'The terms are being prepared.' },
    popup: null,
  }),
] as const;
