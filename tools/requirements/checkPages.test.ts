import { expect, it } from 'vitest';
import { checkPages } from './checkPages.ts';

const whole = '# Send\n\n## What the customer can do\n\nSend.\n\n## Calls\n\nNone.\n\n## Files\n\n`app/src/features/send`.\n';
const check = (text: string | undefined) =>
  checkPages(['send'], new Map(text === undefined ? [] : [['docs/send.md', text]]), (path) => path === 'app/src/features/send');

it('a feature’s page has its headings and names files that exist', () => {
  expect(check(whole)).toEqual([]);
});

it('a missing page, heading or file is told', () => {
  expect(check(undefined)).toEqual(['docs/send.md: the feature has no page']);
  expect(check(whole.replace('## Calls', '## Other'))).toEqual(['docs/send.md: has no heading "Calls"']);
  expect(check(whole.replace('features/send', 'routes/send'))).toEqual(['docs/send.md: app/src/routes/send does not exist']);
});
