import { type ReactNode, useState } from 'react';
import { FlushButton } from '../../../components/Button/FlushButton.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import type { GettingStartedStep } from '../AssetsScreen.types.ts';
import { GettingStarted } from './GettingStarted.tsx';
import { gettingStartedTexts } from './gettingStarted.texts.ts';

type FirstMinuteProps = {
  readonly steps: readonly GettingStartedStep[];
  readonly groups: ReactNode;
  /** Whether the groups hold nothing: then they are one press away. */
  readonly hidesGroups: boolean;
};

/** What leads a new customer, and the groups as soon as there is something in them, or when they are asked for (HOME-104). */
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
