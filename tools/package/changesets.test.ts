import { describe, expect, it } from 'vitest';
import { bumpBetween, bumpIn, checkAnnounced } from './changesets.ts';

type Given = { readonly exported?: string; readonly props?: string; readonly more?: string };

const report = ({ exported = 'Button, ButtonProps', props = 'readonly busy?: boolean;', more = '' }: Given = {}): string =>
  `## API Report File for "@wallet/ui"\n\n\`\`\`ts\n\n// @public\nfunction Button(input: ButtonProps): JSX.Element;\n\n` +
  `// @public (undocumented)\ntype ButtonProps = {\n    ${props}\n};\n\ndeclare namespace components_Button {\n    export {\n` +
  `        ${exported.replaceAll(', ', ',\n        ')}\n    }\n}\n\n${more}\`\`\`\n`;

const RELEASED = report();
const announcing = (bump: string): string => `---\n'@wallet/ui': ${bump}\n---\n\nA button says that it is busy.\n`;

describe('what has changed since a release', () => {
  it('is nothing while the reports are the same', () => {
    expect(bumpBetween(RELEASED, RELEASED)).toBe('none');
  });

  it.each([
    ['another export', report({ exported: 'Button, ButtonProps, FlushButton' })],
    ['another type', report({ more: 'type Size = "sm";\n\n' })],
    ['a property that may be left out', report({ props: "readonly busy?: boolean;\n    readonly size?: 'lg';" })],
    [
      'a property that may be left out, before the others',
      report({ props: "readonly 'aria-label'?: string;\n    readonly busy?: boolean;" }),
    ],
  ])('is minor with %s', (_what, now) => {
    expect(bumpBetween(RELEASED, now)).toBe('minor');
  });

  it.each([
    ['an export that has gone', report({ exported: 'Button' })],
    ['a property that has gone', report({ props: '' })],
    ['a property of another type', report({ props: 'readonly busy?: string;' })],
    ['a property that must be given', report({ props: 'readonly busy?: boolean;\n    readonly label: string;' })],
  ])('is major with %s', (_what, now) => {
    expect(bumpBetween(RELEASED, now)).toBe('major');
  });
});

describe('what a changeset announces', () => {
  it('stands in its head, beside other packages', () => {
    expect(bumpIn('---\n"@wallet/other": major\n"@wallet/ui": minor\n---\n\nMore.\n', '@wallet/ui')).toBe('minor');
  });

  it('is nothing without a sentence, or of another package', () => {
    expect(bumpIn("---\n'@wallet/ui': major\n---\n", '@wallet/ui')).toBe('none');
    expect(bumpIn("---\n'@wallet/other': major\n---\n\nMore.\n", '@wallet/ui')).toBe('none');
  });
});

describe('the gate', () => {
  const ADDED = report({ exported: 'Button, ButtonProps, FlushButton' });
  const REMOVED = report({ exported: 'Button' });

  it('lets through what is announced, and a change that nobody meets', () => {
    expect(() => checkAnnounced(RELEASED, RELEASED, [])).not.toThrow();
    expect(() => checkAnnounced(RELEASED, ADDED, [announcing('minor')])).not.toThrow();
    expect(() => checkAnnounced(RELEASED, REMOVED, [announcing('patch'), announcing('major')])).not.toThrow();
  });

  it('refuses a change that is announced by nothing, or by less', () => {
    expect(() => checkAnnounced(RELEASED, ADDED, [])).toThrow('since the last release: minor. The changesets announce: none');
    expect(() => checkAnnounced(RELEASED, REMOVED, [announcing('minor')])).toThrow(
      'since the last release: major. The changesets announce: minor',
    );
  });
});
