import Circle from 'lucide-react/icons/circle';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { completedIcon } from '../../foundations/Icon/glyphs/completedIcon.ts';
import { rejectedIcon } from '../../foundations/Icon/glyphs/rejectedIcon.ts';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { criteriaChipsTexts } from './CriteriaChips.texts.ts';

export type CriterionState = 'unmet' | 'met' | 'failed';

export type Criterion = {
  readonly text: string;
  /** `failed` only after the field was left: while typing it is not met yet. */
  readonly state: CriterionState;
};

export type CriteriaChipsProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** Name of the list: whose criteria they are. */
  readonly label: string;
  readonly criteria: readonly Criterion[];
  /** Spoken states; those left out are built in. */
  readonly texts?: Partial<Record<CriterionState, string>>;
};

const icons: Record<CriterionState, IconGlyph> = { unmet: Circle, met: completedIcon, failed: rejectedIcon };

/** Safari takes the list role from a list without marks; said outright it stays. */
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

/** What a password has to fulfil, ticked as it is typed (a list); each change is spoken politely, once. */
export function CriteriaChips({ label, criteria, texts, ...rest }: CriteriaChipsProps) {
  const words = { ...useTexts(criteriaChipsTexts), ...texts };
  const announcement = useChanges(criteria.map(({ text, state }) => `${text}, ${words[state]}`));
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

/** The sentences that are new since the last change; nothing at first. */
function useChanges(sentences: readonly string[]): string {
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
