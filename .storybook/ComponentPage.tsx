import { Controls, Description, DocsContext, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { guidance } from '../stories/support/guidance.ts';
import type { Guidance } from '../stories/support/Guidance.types.ts';
import { KeyTable } from '../stories/support/KeyTable.tsx';

function Advice({ advice }: { readonly advice: Guidance }) {
  return (
    <>
      <h2>Anatomy</h2>
      <p>{advice.anatomy}</p>
      <h2>Do</h2>
      <p>{advice.do}</p>
      <h2>Don’t</h2>
      <p>{advice.dont}</p>
      {advice.keys === undefined ? null : (
        <>
          <h2>Keys</h2>
          <KeyTable pattern={advice.keys} />
        </>
      )}
    </>
  );
}

/** The docs page of a component: purpose, live example, anatomy, guidance, keys, props with their docstrings, and all states. */
export function ComponentPage() {
  const { title } = use(DocsContext).storyById();
  const advice = guidance[title.split('/').at(-1) ?? ''];
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {advice === undefined ? null : <Advice advice={advice} />}
      <h2>Properties</h2>
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
