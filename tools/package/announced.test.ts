import { expect, it } from 'vitest';
import { bumpBetween } from './announced.ts';

type Given = { readonly exported?: string; readonly props?: string; readonly more?: string };

const report = ({ exported = 'Button, ButtonProps', props = 'readonly busy?: boolean;', more = '' }: Given = {}): string =>
  `\`\`\`ts\n\n// @public (undocumented)\ntype ButtonProps = {\n    ${props}\n};\n\ndeclare namespace components_Button {\n    export {\n` +
  `        ${exported.replaceAll(', ', ',\n        ')}\n    }\n}\n\n${more}\`\`\`\n`;

it.each([
  ['none', 'the same', report()],
  ['minor', 'another export', report({ exported: 'Button, ButtonProps, FlushButton' })],
  ['minor', 'another type', report({ more: 'type Size = "sm";\n\n' })],
  ['minor', 'a property that may be left out', report({ props: "readonly 'aria-label'?: string;\n    readonly busy?: boolean;" })],
  ['major', 'an export that has gone', report({ exported: 'Button' })],
  ['major', 'a property that has gone', report({ props: '' })],
  ['major', 'a property of another type', report({ props: 'readonly busy?: string;' })],
  ['major', 'a property that must be given', report({ props: 'readonly busy?: boolean;\n    readonly label: string;' })],
])('a release is %s with %s', (bump, _what, now) => {
  expect(bumpBetween(report(), now)).toBe(bump);
});
