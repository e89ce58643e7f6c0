import { page, script, type Double } from './double.ts';

/** The messenger: wants its boot before anything else and its region's address, tries what it can read of the page around it, and opens. */
const widget = (origin: string): string => `
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
  let booted = null;
  const heard = {};
  const run = ([method, ...more]) => {
    if (method === 'boot') { booted = more[0]; if (booted.api_base === undefined) throw new Error('Intercom: api_base'); said({ method, settings: booted, tried }); return; }
    if (booted === null) throw new Error('Intercom: ' + method + ' before boot');
    if (method === 'onShow' || method === 'onHide') heard[method] = more[0];
    if (method === 'show') { const launcher = document.createElement('p'); launcher.textContent = 'Intercom messenger'; document.body.append(launcher); heard.onShow?.(); }
    if (method === 'shutdown') { booted = null; navigator.sendBeacon('${origin}/ping', JSON.stringify({ method })); }
  };
  window.Intercom = (...call) => run(call);
  for (const call of queue) run(call);
})();`;

/** Intercom (THIRD-081): its calls, in their order, are at `/ping`. */
export const intercomDouble: Double = {
  answer: ({ method, url }) => {
    if (url.pathname === '/widget/abc12345') return script(widget(url.origin));
    if (url.pathname === '/ping' && method === 'POST') return page('');
    return undefined;
  },
};
