import { randomUUID } from 'node:crypto';
import { jsonResponse, pageResponse, scriptResponse, type Double } from './double.ts';

const MAX_AGE_MS = 120_000;
const SITE_KEY = 'site-key';

/** The script of the service: loads a second script, adds a badge with a frame, and requests tokens. */
const buildApiScript = (origin: string, siteKey: string): string => `
(() => {
  const policy = window.trustedTypes?.createPolicy('goog#html', { createHTML: (text) => text, createScriptURL: (address) => address });
  const release = document.createElement('script');
  release.src = policy ? policy.createScriptURL('${origin}/recaptcha/releases/1/recaptcha.js') : '${origin}/recaptcha/releases/1/recaptcha.js';
  document.head.append(release);
  const waiting = [];
  window.grecaptcha = { ready: (run) => waiting.push(run), execute: () => { throw new Error('reCAPTCHA has not been loaded'); } };
  window.__recaptchaLoaded = () => {
    const badge = document.createElement('div');
    badge.className = 'grecaptcha-badge';
    badge.style.cssText = 'position: fixed; right: 0; bottom: 14px; width: 256px; height: 60px';
    const frame = document.createElement('iframe');
    frame.title = 'reCAPTCHA';
    frame.src = '${origin}/recaptcha/api2/anchor';
    badge.append(frame);
    document.body.append(badge);
    const ready = (run) => run();
    const execute = async (key, { action }) => {
      if (key !== '${siteKey}') throw new Error('Invalid site key or not loaded in api.js: ' + key);
      if (!/^[A-Za-z/_]+$/.test(action)) throw new Error('Invalid action name');
      const answer = await fetch('${origin}/recaptcha/api2/reload?k=' + key, { method: 'POST', body: action });
      if (!answer.ok) throw new Error('reCAPTCHA could not be reached');
      return answer.text();
    };
    Object.assign(window.grecaptcha, { ready, execute });
    for (const run of waiting) run();
  };
})();`;

/** reCAPTCHA v3 (THIRD-081). A token is valid once, for two minutes, for its action and host. `outcome` "reject" issues none. */
export function createRecaptchaDouble(): Double {
  const tokens = new Map<string, { readonly action: string; readonly hostname: string; readonly at: number; readonly journey: string }>();
  const refusedOnce = new Set<string>();
  return ({ method, url, body, headers, journey, behaviourFor }, { outcome }) => {
    const { pathname, searchParams, origin } = url;
    if (pathname === '/recaptcha/api.js') {
      const key = searchParams.get('render');
      if (key !== SITE_KEY || searchParams.get('trustedtypes') !== 'true')
        return scriptResponse(`throw new Error('Invalid site key ${key}')`);
      return scriptResponse(buildApiScript(origin, SITE_KEY));
    }
    if (pathname === '/recaptcha/releases/1/recaptcha.js') return scriptResponse('window.__recaptchaLoaded();');
    if (pathname === '/recaptcha/api2/anchor') return pageResponse('<title>reCAPTCHA</title><p>protected by reCAPTCHA</p>');
    if (pathname === '/recaptcha/api2/reload' && method === 'POST') {
      if (outcome === 'reject') return jsonResponse({ error: 'rejected' }, 500);
      const token = `03A${randomUUID()}`;
      tokens.set(token, { action: body, hostname: new URL(headers['origin'] ?? 'http://unknown').hostname, at: Date.now(), journey });
      return { type: 'text/plain; charset=utf-8', body: token };
    }
    if (pathname === '/recaptcha/api/siteverify' && method === 'POST') {
      const form = new URLSearchParams(body);
      const token = tokens.get(form.get('response') ?? '');
      tokens.delete(form.get('response') ?? '');
      if (form.get('secret') !== 'secret') return jsonResponse({ success: false, 'error-codes': ['invalid-input-secret'] });
      if (token === undefined || Date.now() - token.at > MAX_AGE_MS)
        return jsonResponse({ success: false, 'error-codes': ['timeout-or-duplicate'] });
      const wanted = behaviourFor(token.journey).outcome;
      if (wanted === 'refuse once' && !refusedOnce.has(token.journey)) {
        refusedOnce.add(token.journey);
        return jsonResponse({ success: false, 'error-codes': ['timeout-or-duplicate'] });
      }
      return jsonResponse({
        success: true,
        score: Number(/^score (.+)$/.exec(wanted)?.[1] ?? '0.9'),
        action: token.action,
        hostname: token.hostname,
        challenge_ts: new Date(token.at).toISOString(),
      });
    }
    return undefined;
  };
}
