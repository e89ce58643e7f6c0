import type { Double } from './double.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#0b6b4f"/></svg>';

/** A host of icons and logos (THIRD-080). `outcome` "down" returns none of them, "hang" never responds. */
export const pictureDouble: Double = async ({ url }, { outcome }) => {
  if (!/^\/static\/(?:icons|logos|cards)\//.test(url.pathname)) return undefined;
  if (outcome === 'hang') return new Promise(() => undefined);
  return outcome === 'down' ? undefined : { type: 'image/svg+xml', body: picture };
};
