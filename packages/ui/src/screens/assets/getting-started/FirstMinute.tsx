import { type ReactNode, useState } from 'react';
import { FlushButton } from '../../../components/Button/FlushButton.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import type { GettingStartedStep } from '../AssetsScreen.types.ts';
import { GettingStarted } from './GettingStarted.tsx';
import { gettingStartedTexts } from './gettingStarted.texts.ts';

type FirstMinuteProps = {
  readonly steps: readonly GettingStartedStep[];
  readonly groups: ReactNode;
  /** True while all groups are empty, which collapses them. */
  readonly hidesGroups: boolean;
};

/** The first steps of a new customer above the groups. Empty groups are collapsed until the customer expands them (HOME-104). */
export function FirstMinute({ steps, groups, hidesGroups }: FirstMinuteProps) {
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
