import { pageResponse, scriptResponse, reportToProvider, type Double } from './double.ts';

/**
 * Sumsub's loader: requires a token and a callback to renew it, creates its own frame and passes the token to it. With an expired token
 * nothing is shown.
 */
const buildLoader = (origin: string): string => `
(() => {
  const fail = (message) => { throw new Error('SNSWebSDK: ' + message); };
  window.snsWebSdk = { init: (token, renew) => {
    if (typeof token !== 'string' || !token.startsWith('_act-')) fail('access token is missing');
    if (typeof renew !== 'function') fail('updateAccessToken is missing');
    let settings = {}, options = {};
    const heard = [];
    const builder = {
      withConf: (given) => { settings = given; return builder; },
      withOptions: (given) => { options = given; return builder; },
      on: (name, hear) => { if (!name.startsWith('idCheck.')) fail('unknown event ' + name); heard.push([name, hear]); return builder; },
      build: () => ({ launch: (place) => {
        if (!(place instanceof HTMLElement)) fail('container is missing');
        if (typeof settings.lang !== 'string') fail('lang is missing');
        const frame = document.createElement('iframe');
        frame.title = 'Sumsub';
        frame.allow = 'camera; microphone; geolocation';
        frame.src = '${origin}/websdk';
        addEventListener('message', ({ origin, source, data }) => {
          if (origin !== '${origin}' || source !== frame.contentWindow) return;
          if (data === 'idCheck.hello') frame.contentWindow.postMessage({ token, lang: settings.lang }, '${origin}');
          else if (data === 'idCheck.expired') renew().then((next) => frame.contentWindow.postMessage({ token: next, lang: settings.lang }, '${origin}'));
          else for (const [name, hear] of heard) if (name === data) hear({});
        });
        place.append(frame);
      } }),
    };
    return builder;
  } };
})();`;

/** The page of its frame. It shows the check only for a valid token. `_act-old` has expired. */
const checkPage = `<html><head><title>Sumsub</title></head><body><main hidden><h1>Sumsub check</h1><p id="language"></p>
<button id="submit">Submit documents</button></main><script>
const say = (word) => parent.postMessage(word, '*');
let token = '';
addEventListener('message', ({ data }) => {
  token = data.token;
  if (data.token.startsWith('_act-old')) return say('idCheck.expired');
  document.querySelector('main').hidden = false;
  document.querySelector('#language').textContent = data.lang;
  say('idCheck.onReady');
});
document.querySelector('#submit').addEventListener('click', async () => {
  await fetch('/submitted', { method: 'POST', body: token });
  say('idCheck.onApplicantSubmitted');
});
say('idCheck.hello');
</script></body></html>`;

/**
 * Sumsub (THIRD-081). A token ends with the customer's uuid. Results are reported to the wallet's provider.
 * @param provider origin of the wallet's provider
 */
export const createSumsubDouble =
  (provider: string): Double =>
  async ({ method, url, body }) => {
    if (url.pathname === '/idensic/static/sns-websdk-builder.js') return scriptResponse(buildLoader(url.origin));
    if (url.pathname === '/websdk') return pageResponse(checkPage);
    if (url.pathname !== '/submitted' || method !== 'POST') return undefined;
    const uuid = body.replace(/^_act-[a-z]+-/, '');
    return reportToProvider(`${provider}/sandbox/identity/${uuid}`, { outcome: 'approve' });
  };
