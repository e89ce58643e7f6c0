import { expect, it } from 'vitest';
import { attempt, UNEXPECTED } from '../../api/outcome.ts';
import { buildRefusal } from '../../testing/buildRefusal.ts';
import { downloadRules } from './ReportFilePage.tsx';
import { reportRules } from './ReportsPage.tsx';

it('shows the provider’s message for a 400 (D-REP-10)', async () => {
  const refusal = buildRefusal(400, { message: 'Future date not allowed', fields: { date: ['Future date not allowed'] } });
  expect(await attempt(() => Promise.reject(refusal), reportRules)).toEqual({
    kind: 'refused',
    fields: {},
    message: 'Future date not allowed',
  });
});

it('offers support for a 400 that names no field (D-REP-13)', () => {
  const message = 'Please confirm your e-mail first';
  expect(reportRules.special(buildRefusal(400, { message }))).toEqual({ kind: 'supportNeeded', message });
});

it('reports any other refusal as a failure, but a file unknown to the provider as gone (D-REP-10, D-REP-16)', () => {
  expect(reportRules.special(buildRefusal(404))).toEqual(UNEXPECTED);
  expect([404, 403].map((status) => downloadRules.special(buildRefusal(status)))).toEqual([{ kind: 'gone' }, UNEXPECTED]);
});
