import type { ConsoleView } from '@wallet/sandbox/control/consoleView';
import { Button } from '@wallet/ui/components/Button';
import { List, ListRow } from '@wallet/ui/components/List';
import { Section } from '@wallet/ui/components/Card';
import { Columns } from '@wallet/ui/foundations/Layout';
import { Text } from '@wallet/ui/foundations/Text';
import { consoleTexts } from '../console.texts.ts';
import { act } from '../control/controlCall.ts';
import { FaultForm } from './FaultForm.tsx';

const texts = consoleTexts.faults;
const clear = (path: string): void => void act(texts.cleared, { method: 'DELETE', path });

type Effect = Omit<ConsoleView['faults'][number]['definition'], 'match'>;

/** What happens to the requests that are met, in words. */
const effectOf = ({ delayMs, drop, status, headers, body }: Effect): readonly string[] => [
  delayMs === undefined ? '' : texts.late(delayMs),
  drop === true ? texts.drops : '',
  status === undefined ? '' : texts.answers(status),
  headers === undefined ? '' : JSON.stringify(headers),
  body === undefined ? '' : JSON.stringify(body),
];

/** What the provider shall do wrong, and what it does wrong by now. */
export function FaultsTab({ faults }: Pick<ConsoleView, 'faults'>) {
  return (
    <Columns aside={<FaultForm />} asideLabel={texts.inject}>
      <Section
        title={texts.standing}
        action={
          faults.length === 0 ? undefined : (
            <Button size="sm" variant="quiet-danger" onClick={() => clear('/faults')}>
              {texts.clearAll}
            </Button>
          )
        }
      >
        {faults.length === 0 ? (
          <Text tone="secondary">{texts.empty}</Text>
        ) : (
          <List>
            {faults.map(({ id, definition: { match, ...effect }, remaining }) => (
              <ListRow
                key={id}
                title={texts.meets(match.method ?? texts.any, match.path)}
                note={consoleTexts.sentence([match.username ?? '', ...effectOf(effect), texts.left(remaining)])}
                value={
                  <Button size="sm" variant="secondary" onClick={() => clear(`/faults/${id}`)}>
                    {texts.clear}
                  </Button>
                }
              />
            ))}
          </List>
        )}
      </Section>
    </Columns>
  );
}
