import { type ReactNode, useState } from 'react';
import { FlushButton } from '../../../components/Button/FlushButton.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import type { GettingStartedStep } from '../AssetsScreen.types.ts';
import { gettingStartedTexts } from './gettingStarted.texts.ts';
import { styled } from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { Icon } from '../../../foundations/Icon/Icon.tsx';
import { completedIcon, forwardIcon } from '../../../foundations/Icon/icons.ts';
import { Heading } from '../../../foundations/Heading/Heading.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';

const StyledSteps = styled(Card)`
  display: grid;
  gap: var(--primitive-space-8);

  > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--primitive-space-12);
  }
  > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--primitive-space-12);
    min-block-size: 64px;
    padding-block: var(--primitive-space-8);
  }
  li + li {
    border-block-start: 1px solid var(--component-row-divider);
  }
  li > [data-part='number'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 40px;
    block-size: 40px;
    border: 1.5px solid var(--semantic-color-border-control);
    border-radius: 50%;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-label);
  }
  li[data-state='now'] > [data-part='number'] {
    border-color: transparent;
    background: var(--semantic-color-bg-accent);
    color: var(--semantic-color-text-primary);
  }
  li[data-state='done'] > [data-part='number'] {
    border-color: transparent;
    color: var(--semantic-color-text-positive);
  }
  li > div {
    flex: 1;
    min-inline-size: 0;
  }
  li :is(a, strong) {
    display: block;
    color: inherit;
    font: var(--semantic-typography-title-sm);
    text-decoration: none;
  }
  li a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li[data-state='done'] strong {
    color: var(--semantic-color-text-secondary);
  }
`;

/** The first steps of a new customer, in order. Only the first unfinished one is a link (HOME-104). */
function GettingStarted({ steps }: { readonly steps: readonly GettingStartedStep[] }) {
  const texts = useTexts(gettingStartedTexts);
  const now = steps.findIndex(({ done }) => !done);
  return (
    <StyledSteps forwardedAs="section" aria-label={texts.title}>
      <header>
        <Heading level={2} type="title-sm">
          {texts.title}
        </Heading>
        <Text as="span" type="caption" tone="secondary">
          {texts.progress({ done: steps.filter(({ done }) => done).length, all: steps.length })}
        </Text>
      </header>
      <ol>
        {steps.map(({ name, done, href }, index) => (
          <li key={name} data-state={done ? 'done' : index === now ? 'now' : 'later'} aria-current={index === now ? 'step' : undefined}>
            <span data-part="number" aria-hidden>
              {done ? <Icon glyph={completedIcon} size={24} /> : index + 1}
            </span>
            <div>
              {index === now ? <a href={href}>{texts.steps[name].title}</a> : <strong>{texts.steps[name].title}</strong>}
              <Text as="span" type="body-sm" tone="secondary">
                {done ? texts.done : texts.steps[name].text}
              </Text>
            </div>
            {index === now ? <Icon glyph={forwardIcon} data-points="forward" /> : null}
          </li>
        ))}
      </ol>
    </StyledSteps>
  );
}

export type FirstStepsProps = {
  /** The steps, in order. */
  readonly steps: readonly GettingStartedStep[];
  /** The groups below them. */
  readonly groups: ReactNode;
  /** True while all groups are empty, which collapses them. */
  readonly hidesGroups: boolean;
};

/** The first steps of a new customer above the groups. Empty groups are collapsed until the customer expands them (HOME-104). */
export function FirstSteps({ steps, groups, hidesGroups }: FirstStepsProps) {
  const texts = useTexts(gettingStartedTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <GettingStarted steps={steps} />
      {hidesGroups ? (
        <div>
          <FlushButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.hideGroups : texts.showGroups}
          </FlushButton>
        </div>
      ) : null}
      {hidesGroups && !isOpen ? null : groups}
    </>
  );
}
