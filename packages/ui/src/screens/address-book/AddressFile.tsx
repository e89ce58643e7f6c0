import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { downloadIcon } from '../../foundations/Icon/glyphs/downloadIcon.ts';
import { uploadIcon } from '../../foundations/Icon/glyphs/uploadIcon.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { addressBookScreenTexts } from './addressBookScreen.texts.ts';
import type { AddressBookScreenProps, Imported } from './AddressBookScreen.types.ts';

type AddressFileProps = Pick<AddressBookScreenProps, 'onExport' | 'onImport'> & {
  readonly isFilled: boolean;
};

/** Exports the address book to a file and imports one, to move it between devices (WISH-008). */
export function AddressFile({ isFilled, onExport, onImport }: AddressFileProps) {
  const texts = useTexts(addressBookScreenTexts);
  const [outcome, setOutcome] = useState<CallOutcome<never, never, Imported> | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) setOutcome(await onImport(file));
  };
  return (
    <Section title={texts.file}>
      {outcome?.kind === 'done' ? (
        <Notice kind="positive" live="polite">
          {texts.imported(outcome.added, outcome.kept)}
        </Notice>
      ) : null}
      {outcome !== null && outcome.kind !== 'done' ? (
        <Notice kind="negative" live="assertive">
          {texts.importRefused}
        </Notice>
      ) : null}
      <Inline>
        {isFilled ? (
          <Button variant="secondary" size="md" onClick={onExport}>
            <Icon glyph={downloadIcon} />
            {texts.exportFile}
          </Button>
        ) : null}
        <Button variant="secondary" size="md" onClick={() => input.current?.click()}>
          <Icon glyph={uploadIcon} />
          {texts.importFile}
        </Button>
      </Inline>
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = ''; // lets the same file be chosen again
        }}
      />
    </Section>
  );
}
