import type { ReactNode } from 'react';
import { closeSubject } from '../address.ts';
import type { Polled } from '../control/usePolled.ts';
import { UNREACHABLE } from '../control/controlCall.ts';

type SectionProps = {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly filters?: ReactNode;
  readonly list: ReactNode;
  /** The open item. Null if there is none. */
  readonly detail?: ReactNode;
  readonly isDetailWide?: boolean;
  /** `detail`: a form that belongs to the list, shown below it on a narrow screen. */
  readonly lead?: 'detail';
};

/** A section of the console: header, list and the open item. Two panes from 1120 px, stacked below that (OPSC-001). */
export function Section({ title, actions, filters, list, detail = null, isDetailWide = false, lead }: SectionProps) {
  return (
    <section className="section" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {actions}
        {filters === undefined ? null : <div className="filters">{filters}</div>}
      </header>
      <div
        className="panes"
        data-open={detail === null || lead !== undefined ? undefined : ''}
        data-lead={detail === null ? undefined : lead}
        data-wide-detail={isDetailWide ? '' : undefined}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
        <div className="pane" tabIndex={0} role="group" aria-label={`${title}: list`}>
          {list}
        </div>
        {detail === null ? null : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
          <div className="pane" tabIndex={0} role="group" aria-label={`${title}: detail`}>
            {detail}
          </div>
        )}
      </div>
    </section>
  );
}

/** The header of the open item: title, actions and a close button. */
export function PaneHead({ title, children }: { readonly title: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className="pane-head">
      <h3>{title}</h3>
      {children}
      <button type="button" className="link-button" onClick={closeSubject}>
        Close
      </button>
    </div>
  );
}

type StatesProps<T> = {
  readonly polled: Polled<T>;
  readonly children: (shown: T) => ReactNode;
};

/** Renders polled data, or a loading or refusal message. */
export function PolledContent<T>({ polled: { shown, failed, refused }, children }: StatesProps<T>): ReactNode {
  if (refused !== null) return <Empty title={refused}>Nothing is shown here.</Empty>;
  if (shown !== null) return children(shown);
  return <Empty title={failed ? UNREACHABLE : 'Loading'} />;
}

export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="empty" role="status">
      <strong>{title}</strong>
      {children}
    </div>
  );
}

export type Tone = 'positive' | 'warning' | 'negative' | 'info' | 'neutral';

export function State({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className="state" data-tone={tone}>
      {children}
    </span>
  );
}

/** Named values. Null entries are omitted. */
export function DefinitionList({ facts }: { readonly facts: readonly (readonly [string, ReactNode] | null)[] }) {
  return (
    <dl className="facts">
      {facts.map((fact) =>
        fact === null ? null : (
          <div key={fact[0]} className="fact">
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
