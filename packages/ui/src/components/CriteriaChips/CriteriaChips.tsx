import Dot from 'lucide-react/icons/dot';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { checkIcon, closeIcon } from '../../foundations/Icon/icons.ts';
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
  /** The requirements, with the state of each. */
  readonly criteria: readonly Criterion[];
};

const icons: Record<CriterionState, IconGlyph> = { unmet: Dot, met: checkIcon, failed: closeIcon };

/** Safari drops the list role from a list without markers. An explicit role restores it. */
const listRole = { role: 'list' };

/* Two columns, or one where a criterion would not fit into half of the width, so that no criterion is alone in a line. */
const StyledCriteria = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(11em, 40%)), 1fr));
  gap: var(--primitive-space-4) var(--primitive-space-16);
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-caption);

  > li {
    display: flex;
    align-items: center;
    gap: var(--primitive-space-6);
  }
  svg {
    flex: none;
  }
  > [data-state='unmet'] svg {
    color: var(--semantic-color-icon-muted);
  }
  > [data-state='met'] svg {
    color: var(--semantic-color-status-positive-icon);
  }
  > [data-state='failed'] {
    color: var(--semantic-color-text-negative);
  }
`;

/**
 * Requirements of a password, ticked while typing (a list). Each change is announced once, politely. With an `id`, each criterion has one
 * too (`getCriterionIds`), so that the field can name the criteria as its description.
 */
export function CriteriaChips({ label, criteria, id, ...rest }: CriteriaChipsProps) {
  const words = useTexts(criteriaChipsTexts);
  const announcement = useChangeAnnouncement(criteria.map(({ text, state }) => `${text}, ${words[state]}`));
  return (
    <>
      <StyledCriteria {...listRole} aria-label={label} id={id} {...rest}>
        {criteria.map(({ text, state }, index) => (
          <li key={text} id={id && getCriterionId(id, index)} aria-label={`${text}, ${words[state]}`} data-state={state}>
            <Icon glyph={icons[state]} size={16} />
            {text}
          </li>
        ))}
      </StyledCriteria>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}

const getCriterionId = (id: string, index: number): string => `${id}-${index}`;

/** Returns the ids of the criteria of the list with this id, for `aria-describedby`: the list itself would be described by its label alone. */
export function getCriterionIds(id: string, criteria: readonly Criterion[]): string {
  return criteria.map((_, index) => getCriterionId(id, index)).join(' ');
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
