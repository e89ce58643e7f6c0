import { daySeconds } from '@wallet/core/calendar/dayLength';
import { sql } from 'kysely';
import type { Hono } from 'hono';
import { addSeconds } from '../clock/clock.ts';
import type { Services } from './services.ts';
import { getMachineDate } from '../ports/clock.ts';

/** How long the contact is declared valid (RFC 9116). */
const CONTACT_SECONDS = 180 * daySeconds;

/** Routes at the root of the origin: health, version, and the contact for reporting vulnerabilities. */
export function mountRootRoutes(http: Hono, { database, settings, origin, securityContact }: Services): void {
  http.get('/_healthz', async (context) => {
    context.header('cache-control', 'no-store');
    try {
      await sql`select 1`.execute(database);
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'down' }, 503);
    }
  });
  http.get('/.well-known/security.txt', (context) => {
    if (securityContact === undefined) return context.notFound();
    const expires = addSeconds(getMachineDate(), CONTACT_SECONDS).toISOString();
    const canonical = `${origin}/.well-known/security.txt`;
    return context.text(`Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`);
  });
  http.get('/version.txt', (context) => {
    context.header('cache-control', 'no-store');
    return context.text(settings.text('appVersion'));
  });
}
