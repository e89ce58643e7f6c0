import { Canvas, Controls, DocsContext, Markdown, Source, Stories, Title } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { useTheme } from 'storybook/theming';
import { guidance } from '../stories/docs/guidance.ts';
import { KeyTable } from '../stories/docs/KeyTable.tsx';
import { listKeyPatterns } from '../stories/docs/listKeyPatterns.ts';
import { publicNames, type PublicName } from '../stories/docs/publicNames.ts';
import { chooseExample, readExample } from '../stories/docs/readExample.ts';
import { componentProps, docs, usedComponents } from './publicDocs.ts';

const findExport = ({ name, entry }: PublicName) => docs.find((one) => one.entry === entry)?.exports.find((one) => one.name === name);

function Advice({ name }: { readonly name: string }) {
  const advice = guidance[name];
  const patterns = listKeyPatterns(name, usedComponents[name] ?? []);
  return (
    <>
      {advice?.anatomy === undefined ? null : (
        <>
          <h2>Anatomy</h2>
          <p>{advice.anatomy}</p>
        </>
      )}
      <h2>Do</h2>
      <Markdown>{advice?.do ?? ''}</Markdown>
      <h2>Don’t</h2>
      <Markdown>{advice?.dont ?? ''}</Markdown>
      <h2>Keys</h2>
      {patterns.length === 0 ? (
        <p>
          Those of native controls: see <a href="?path=/docs/design-accessibility--docs">Accessibility</a>.
        </p>
      ) : (
        <KeyTable patterns={patterns} />
      )}
    </>
  );
}

const describeTaken = (name: string): readonly string[] =>
  (componentProps[name] ?? []).map((prop) => {
    const end = prop.default === undefined ? '' : ` Default: ${prop.default}`;
    return `  - \`${prop.name}\`: ${prop.description}${end}`;
  });

/** What else its entry exports, if it has no page of its own. */
function Neighbours({ entry }: { readonly entry: string }) {
  const exports = docs.find((one) => one.entry === entry)?.exports ?? [];
  const neighbours = exports.filter(({ name, kind, description }) => kind !== 'type' && description !== '' && !(name in guidance));
  if (neighbours.length === 0) return null;
  return (
    <>
      <h2>In the same entry</h2>
      <Markdown>
        {neighbours.map(({ name, description }) => [`- \`${name}\`: ${description}`, ...describeTaken(name)].join('\n')).join('\n')}
      </Markdown>
    </>
  );
}

function Example({ code }: { readonly code: Promise<string> }) {
  return <Source code={use(code)} language="tsx" dark={useTheme()['base'] === 'dark'} />;
}

const examples = new Map<string, Promise<string>>();

/** The docs page of a part: purpose, status, example to copy, advice, keys, props with their docstrings, and all states. */
export function ComponentPage() {
  const { componentStories } = use(DocsContext);
  const shown = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const story = chooseExample(shown, ({ initialArgs }) => initialArgs);
  const named = publicNames.get(story?.component);
  const documented = named === undefined ? undefined : findExport(named);
  if (story === undefined || named === undefined || documented === undefined) return <Stories title="" />;
  const { id, component, initialArgs } = story;
  const code = examples.get(id) ?? readExample(component, initialArgs);
  examples.set(id, code);
  return (
    <>
      <Title />
      <p>
        {documented.status === 'stable' ? 'Stable' : 'Experimental'}, since {documented.since}
      </p>
      <Markdown>{documented.description}</Markdown>
      <Canvas of={story.moduleExport} sourceState="none" />
      <h2>Example</h2>
      <Suspense>
        <Example code={code} />
      </Suspense>
      <Advice name={named.name} />
      <h2>Properties</h2>
      <Controls of={story.moduleExport} include={componentProps[named.name]?.map((prop) => prop.name) ?? []} />
      {documented.extends.length === 0 ? null : <p>And those of {documented.extends.join(', ')}.</p>}
      <Neighbours entry={named.entry} />
      <Stories includePrimary={story !== shown[0]} />
    </>
  );
}
