import type { Language } from '../words/language.ts';
import { type ProviderText, translateText } from '../words/translateText.ts';

/** The policy of the identity page: the app of the same origin may frame it, it runs its own script and talks to this provider. */
export function buildKycPagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/**
 * The stand-in for the identity host: the frame "Verify your identity" and the page behind the `link` of 116 and 117. It posts `complete`
 * or `help/camera` (D-KYC-12) to its embedder, and only within this origin. No value of a request is written into it.
 */
export function renderKycPage(nonce: string, language: Language): string {
  const words = (text: ProviderText): string => translateText(text, language);
  /** Only texts of the catalogue may go into the script. */
  const quoted = (text: ProviderText): string => JSON.stringify(words(text));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words('Verify your identity')}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem; max-inline-size: 30rem; margin-inline: auto; }
h1 { font-size: 1.5rem; line-height: 1.25; }
button { display: block; inline-size: 100%; min-block-size: 3rem; margin-block-end: 0.75rem; font: inherit; }
</style>
</head>
<body>
<main>
<h1>${words('Verify your identity')}</h1>
<p>${words('This page stands in for the identity check. Choose how it ends.')}</p>
<button type="button" data-outcome="approve">${words('Approve')}</button>
<button type="button" data-outcome="review">${words('Needs review')}</button>
<button type="button" data-message="help/camera">${words('Camera problem')}</button>
<p role="status"></p>
</main>
<script nonce="${nonce}">
const status = document.querySelector('[role=status]');
const outcomes = document.querySelectorAll('[data-outcome]');
const tell = (message) => { if (window.parent !== window) window.parent.postMessage(message, window.location.origin); };
document.querySelector('[data-message]').addEventListener('click', () => {
  status.textContent = ${quoted('The camera does not work here.')};
  tell('help/camera');
});
const setDisabled = (disabled) => { for (const button of outcomes) button.disabled = disabled; };
for (const button of outcomes) {
  button.addEventListener('click', async () => {
    setDisabled(true);
    status.textContent = ${quoted('One moment…')};
    const answer = await fetch(window.location.href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: button.dataset.outcome }),
    }).catch(() => null);
    if (answer === null || !answer.ok) {
      status.textContent = ${quoted('Something went wrong. Please try again.')};
      setDisabled(false);
      return;
    }
    status.textContent = ${quoted('Thank you. You can close this page.')};
    tell('complete');
  });
}
</script>
</body>
</html>`;
}
