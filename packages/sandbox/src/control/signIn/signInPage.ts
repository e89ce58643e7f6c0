/**
 * Target of a "Sign in as" link. It exchanges its token for a session, stores that as the app does (app/src/session/storedSession.ts) and
 * opens the app. Data of an earlier customer on this device is removed first.
 */
export const signInPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Signing in</title>
<link rel="icon" href="data:,">
<style nonce="__CSP_NONCE__">
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem; max-inline-size: 30rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
</style>
</head>
<body>
<main>
<h1>Signing in</h1>
<p role="status">One moment…</p>
<p><a href="/sandbox#customers">Sandbox console</a></p>
</main>
<script nonce="__CSP_NONCE__">
const say = (text) => { document.querySelector('[role=status]').textContent = text; };
const keep = (area, name, value) => area.setItem('wallet:v1:' + name, value);
const forget = ['given_name', 'tenant_uuid', 'device', 'biometry_status', 'biometry_choice'];
async function signIn() {
  const token = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  const answer = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const body = await answer.json();
  if (!answer.ok) {
    say(answer.status === 404 ? 'This link has been used, or is older than a minute. Ask for another one.' : body.message);
    return;
  }
  const { user } = body;
  if (localStorage.getItem('wallet:v1:username') !== user.username) for (const name of forget) localStorage.removeItem('wallet:v1:' + name);
  for (const name of Object.keys(sessionStorage)) if (name.startsWith('wallet:v1:')) sessionStorage.removeItem(name);
  keep(sessionStorage, 'auth_token', body.access_token);
  keep(sessionStorage, 'refresh_token', body.refresh_token);
  if (body.token_type !== undefined) keep(sessionStorage, 'token_type', body.token_type);
  keep(sessionStorage, 'user_id', String(user.id));
  keep(sessionStorage, 'auth_roles', JSON.stringify(user.roles));
  keep(sessionStorage, 'address_status', user.address_status);
  keep(localStorage, 'username', user.username);
  keep(localStorage, 'auth_status', user.status);
  location.replace('/assets');
}
signIn().catch(() => say('The provider does not answer. Reload to try again.'));
</script>
</body>
</html>`;
