import Circle from 'lucide-react/icons/circle';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { completedIcon, rejectedIcon } from '../../foundations/Icon/icons.ts';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { criteriaChipsTexts } from './CriteriaChips.texts.ts';

export type CriterionState = 'unmet' | 'met' | 'failed';

export type Criterion = {
  readonly text: string;
  /** `failed` only after the field is blurred. While typing it is `unmet`. */
  readonly state: CriterionState;
};

export type CriteriaChipsProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** Accessible name of the list: what the criteria apply to. */
  readonly label: string;
  readonly criteria: readonly Criterion[];
};

const icons: Record<CriterionState, IconGlyph> = { unmet: Circle, met: completedIcon, failed: rejectedIcon };

/** Safari drops the list role from a list without markers. An explicit role restores it. */
const listRole = { role: 'list' };

const StyledCriteria = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--primitive-space-8);

  > li {
    display: inline-flex;
    align-items: center;
    gap: var(--primitive-space-6);
    min-block-size: 32px;
    padding-inline: var(--primitive-space-8) var(--primitive-space-12);
    border: 1px solid var(--component-chip-border);
    border-radius: var(--component-chip-radius);
    background: var(--component-chip-bg);
    font: var(--semantic-typography-label);
    transition: background-color var(--semantic-motion-tab);
  }
  > [data-state='unmet'] svg {
    color: var(--semantic-color-icon-muted);
  }
  > [data-state='met'] {
    border-color: var(--semantic-color-status-positive-border);
    background: var(--semantic-color-status-positive-bg);
    color: var(--semantic-color-status-positive-text);
  }
  > [data-state='met'] svg {
    color: var(--semantic-color-status-positive-icon);
  }
  > [data-state='failed'] {
    border-color: var(--semantic-color-status-negative-border);
    background: var(--semantic-color-status-negative-bg);
    color: var(--semantic-color-status-negative-text);
  }
  > [data-state='failed'] svg {
    color: var(--semantic-color-status-negative-icon);
  }
`;

/** Requirements of a password, ticked while typing (a list). Each change is announced once, politely. */
export function CriteriaChips({ label, criteria, ...rest }: CriteriaChipsProps) {
  const words = useTexts(criteriaChipsTexts);
  const announcement = useChangeAnnouncement(criteria.map(({ text, state }) => `${text}, ${words[state]}`));
  return (
    <>
      <StyledCriteria {...listRole} aria-label={label} {...rest}>
        {criteria.map(({ text, state }) => (
          <li key={text} aria-label={`${text}, ${words[state]}`} data-state={state}>
            <Icon glyph={icons[state]} size={16} />
            {text}
          </li>
        ))}
      </StyledCriteria>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}

/** Returns the sentences added since the last change, '' at first. */
function useChangeAnnouncement(sentences: readonly string[]): string {
  const all = sentences.join('; ');
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(all);
  useEffect(() => {
    if (before.current === all) return;
    const earlier = new Set(before.current.split('; '));
    before.current = all;
    setAnnouncement(
      all
        .split('; ')
        .filter((sentence) => !earlier.has(sentence))
        .join('; '),
    );
  }, [all]);
  return announcement;
}
