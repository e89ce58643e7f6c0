import { pageResponse, reportToProvider, type Double } from './double.ts';

/** The page of a session. It shows nothing until its handshake is answered as the official SDK does. */
const buildSessionPage = (uuid: string): string => `<html><head><title>Veriff</title></head><body><main hidden><h1>Veriff session</h1>
<p id="language"></p><button id="finish">Finish</button> <button id="cancel">Leave</button> <button id="reload">Reload</button></main>
<script>
const say = (name) => parent.postMessage({ name }, '*');
const asked = ['version', 'isReloadHandled', 'isVeriffIframeMobile', 'embeddedConfigured', 'embedded'];
addEventListener('message', ({ data }) => {
  if (data?.name !== 'VERIFF_RENDER' || !asked.every((name) => name in (data.payload ?? {}))) return;
  document.querySelector('main').hidden = false;
  document.querySelector('#language').textContent = new URL(location.href).searchParams.get('lang');
  say('VERIFF_STARTED');
});
document.querySelector('#finish').addEventListener('click', async () => {
  await fetch('/decide', { method: 'POST', body: ${JSON.stringify(uuid)} });
  say('VERIFF_SUBMITTED');
  say('VERIFF_FINISHED');
});
document.querySelector('#cancel').addEventListener('click', () => say('VERIFF_CANCELED'));
document.querySelector('#reload').addEventListener('click', () => say('VERIFF_RELOAD_REQUEST'));
say('VERIFF_HANDSHAKE');
</script></body></html>`;

/** Veriff (THIRD-081). It reports its result to the wallet's provider like the real one. @param provider origin of the wallet's provider */
export const createVeriffDouble =
  (provider: string): Double =>
  async ({ method, url, body }) => {
    if (url.pathname.startsWith('/v/')) return pageResponse(buildSessionPage(url.pathname.slice(3)));
    if (url.pathname !== '/decide' || method !== 'POST') return undefined;
    return reportToProvider(`${provider}/sandbox/identity/${body}`, { outcome: 'approve' });
  };
