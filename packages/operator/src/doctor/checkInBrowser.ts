import type { Configuration } from '@wallet/core/configuration/configuration';
import { groups, getPartners } from '@wallet/core/configuration/documents';
import { partnerScript } from '@wallet/core/configuration/partners';
import { createFinding, type Finding } from './finding.ts';

export type Violation = { readonly directive: string; readonly address: string; readonly sample: string };

/** Runs in the page before its own scripts and records every policy violation. */
function recordViolations(): void {
  const violations: object[] = [];
  Object.assign(globalThis, { walletDoctor: violations });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    violations.push({ directive: effectiveDirective, address: blockedURI, sample });
  });
}

/** What to change in config.json to allow the refused item. */
export function describeViolation({ directive, address, sample }: Violation): string {
  if (directive === 'trusted-types') return `Trusted Types policy "${sample.split('|')[0] ?? ''}": add it to trustedTypes of its port`;
  if (directive === 'require-trusted-types-for')
    return `text passed to ${sample.split('|')[0] ?? 'markup'}: set markup of its port if the text is the service’s own`;
  if (directive === 'style-src-attr') return 'style attributes: set styleAttributes of its port';
  return `${directive} blocked ${address}`;
}

const listScripts = (config: Configuration, path: string): readonly string[] =>
  getPartners(config, path).flatMap((partner) =>
    partner === 'botCheck' || partner === 'cardPayment' ? (partnerScript(config, partner, 'en') ?? []) : [],
  );

const SETTLE_MS = 5000;

/**
 * Opens a page of each group in Chromium with the real services, and lists the policy violations (DEP-023). @param executablePath the
 * browser
 */
export async function checkInBrowser(
  origin: string,
  config: Configuration | null,
  executablePath = process.env['CHROME_PATH'],
): Promise<readonly Finding[]> {
  const { chromium } = await import('playwright');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ args, ...(executablePath === undefined ? {} : { executablePath }) });
  try {
    const findings: Finding[] = [];
    for (const { name, example } of groups) {
      const page = await browser.newPage({ ignoreHTTPSErrors: true });
      await page.addInitScript(recordViolations);
      await page.goto(origin + example, { waitUntil: 'load' });
      // Waits for partner scripts, which the app adds itself. Signed out, a page of another group redirects to the login.
      for (const script of config === null ? [] : listScripts(config, example))
        await page
          .waitForRequest((request) => request.url().startsWith(script.split('?')[0] ?? script), { timeout: SETTLE_MS })
          .catch(() => null);
      await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => null);
      const refused: readonly Violation[] = await page.evaluate('globalThis.walletDoctor');
      const problems = new Set(refused.map(describeViolation));
      findings.push(
        createFinding(
          {
            id: `browser.${name}`,
            holds: `${example} opens without policy violations.`,
            mend: 'Change config.json for each violation, and build again.',
          },
          [...problems].map((one) => `${example}: ${one}`),
        ),
      );
      await page.close();
    }
    return findings;
  } finally {
    await browser.close();
  }
}
