import { createHmac } from 'node:crypto';
import { jsonResponse, pageResponse, scriptResponse, type Double } from './double.ts';

export const INTERCOM_SECRET = 'secret of the workspace of the journeys';

/** The messenger: requires `boot` before any other call and the address of its region, tries to read the page around it, and opens. */
const buildWidget = (origin: string): string => `
(() => {
  const queue = window.Intercom?.q;
  if (queue === undefined) throw new Error('Intercom: the page has no stub');
  const said = (body) => fetch('${origin}/ping', { method: 'POST', body: JSON.stringify(body) });
  const tried = {};
  for (const [name, read] of Object.entries({
    storage: () => parent.sessionStorage.length,
    document: () => parent.document.title,
    own: () => Object.keys(sessionStorage).concat(Object.keys(localStorage)).join(),
  })) { try { tried[name] = String(read()); } catch { tried[name] = 'refused'; } }
  const news = new BroadcastChannel('wallet:v1');
  news.onmessage = ({ data }) => said({ method: 'channel', data });
  let booted = null;
  const heard = {};
  const show = () => {
    const messenger = document.createElement('main');
    messenger.append('Intercom messenger');
    const link = (text, attributes) => { const a = Object.assign(document.createElement('a'), { textContent: text, ...attributes }); messenger.append(a); };
    link('Statement.pdf', { href: URL.createObjectURL(new Blob(['%PDF-1.4'], { type: 'application/pdf' })), download: 'Statement.pdf' });
    link('Help page', { href: '${origin}/help', target: '_blank' });
    const close = Object.assign(document.createElement('button'), { textContent: 'Close messenger' });
    close.addEventListener('click', () => { messenger.remove(); heard.onHide?.(); });
    messenger.append(close);
    document.body.append(messenger);
    heard.onShow?.();
  };
  const boot = async (settings) => {
    booted = settings;
    if (settings.api_base === undefined) throw new Error('Intercom: api_base');
    const former = localStorage.getItem('intercom-user');
    if (settings.intercom_user_jwt !== undefined) localStorage.setItem('intercom-user', settings.intercom_user_jwt);
    const answer = await said({ method: 'boot', settings, tried, former });
    if (!answer.ok) throw new Error('Intercom: ' + await answer.text());
  };
  const run = ([method, ...more]) => {
    if (method === 'boot') return void boot(more[0]);
    if (booted === null) throw new Error('Intercom: ' + method + ' before boot');
    if (method === 'onShow' || method === 'onHide') heard[method] = more[0];
    else if (method === 'show') show();
    else if (method === 'shutdown') { booted = null; localStorage.removeItem('intercom-user'); navigator.sendBeacon('${origin}/ping', JSON.stringify({ method })); }
    else throw new Error('Intercom: unknown method ' + method);
  };
  window.Intercom = (...call) => run(call);
  for (const call of queue) run(call);
})();`;

/** Why the service would refuse a customer's JWT. Null if it is valid. */
function findJwtFault(jwt: string): string | null {
  const [header = '', payload = '', signature = ''] = jwt.split('.');
  const expected = createHmac('sha256', INTERCOM_SECRET).update(`${header}.${payload}`).digest('base64url');
  if (signature !== expected) return 'the signature is invalid';
  const { user_id: user, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (typeof user !== 'string' || typeof exp !== 'number') return 'user_id and exp are required';
  return exp * 1000 < Date.now() ? 'it has expired' : null;
}

/** Intercom (THIRD-081). Its calls are listed in order at `/ping`. */
export const intercomDouble: Double = ({ method, url, body }) => {
  if (url.pathname === '/widget/abc12345') return scriptResponse(buildWidget(url.origin));
  if (url.pathname === '/help')
    return pageResponse('<title>Help</title><h1>Help page</h1><script>document.title = "Help, " + self.origin</script>');
  if (url.pathname !== '/ping' || method !== 'POST') return undefined;
  const { settings } = JSON.parse(body);
  const jwt = settings?.intercom_user_jwt;
  const fault = typeof jwt === 'string' ? findJwtFault(jwt) : null;
  if (fault !== null) return jsonResponse({ type: 'error.list', message: fault }, 401);
  if (typeof jwt === 'string' && ['name', 'email', 'user_hash', 'user_id'].some((name) => settings[name] !== undefined))
    return jsonResponse({ type: 'error.list', message: 'the settings name a user in addition to the token' }, 400);
  return pageResponse('');
};
