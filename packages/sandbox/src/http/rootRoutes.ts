import { sql } from 'kysely';
import type { Hono } from 'hono';
import type { Services } from './services.ts';

/** What stands at the root of the origin: health, version, and the app's run-time configuration. */
export function rootRoutes(http: Hono, { database, settings }: Services): void {
  http.get('/_healthz', async (context) => {
    context.header('cache-control', 'no-store');
    try {
      await sql`select 1`.execute(database);
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'down' }, 503);
    }
  });
  http.get('/version.txt', (context) => {
    context.header('cache-control', 'no-store');
    return context.text(String(settings.all()['appVersion']));
  });
}
