import { pageResponse, reportToProvider, type Double } from './double.ts';

/** The host's page: announces itself, requests the camera, and reports the result to the wallet's provider like the real one. */
const buildHostPage = (uuid: string, isSilent: boolean): string => `<html><head><title>Identity host</title></head><body>
<h1>Identity host</h1><p id="language"></p><p id="camera"></p>
<button id="camera-on">Open the camera</button> <button id="approve">Approve</button> <button id="help">I have no camera</button>
<script>
const say = (word) => ${isSilent ? 'undefined' : "parent.postMessage({ type: word }, '*')"};
document.querySelector('#language').textContent = new URL(location.href).searchParams.get('lang');
document.querySelector('#camera-on').addEventListener('click', async () => {
  try {
    await navigator.mediaDevices.getUserMedia({ video: true, audio: true });
    document.querySelector('#camera').textContent = 'camera and microphone granted';
  } catch (error) {
    document.querySelector('#camera').textContent = 'camera refused: ' + error.name;
  }
});
document.querySelector('#approve').addEventListener('click', async () => {
  await fetch('/decide', { method: 'POST', body: ${JSON.stringify(uuid)} });
  say('complete');
});
document.querySelector('#help').addEventListener('click', () => say('help/camera'));
say('ready');
</script></body></html>`;

/** An identity host with its own page texts (THIRD-081). @param provider origin of the wallet's provider */
export const createIdentityDouble =
  (provider: string): Double =>
  async ({ method, url, body }, { silent }) => {
    if (url.pathname === '/check') return pageResponse(buildHostPage(url.searchParams.get('customer_id') ?? '', silent));
    if (url.pathname !== '/decide' || method !== 'POST') return undefined;
    return reportToProvider(`${provider}/sandbox/kyc?customer_id=${body}`, { outcome: 'approve' });
  };
