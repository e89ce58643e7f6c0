import { useRef, useState, type ReactNode } from 'react';
import { perform, toCurl, type ControlCall } from '../control/controlCall.ts';
import { Copy } from './Copy.tsx';
import { Modal } from './Modal.tsx';

type ActionProps = {
  readonly label: string;
  /** Accessible name, needed if several buttons have the same label. */
  readonly name?: string;
  readonly call: ControlCall;
  readonly done: string;
  readonly kind?: 'plain' | 'first' | 'danger';
  /** Question of a confirmation dialog. Without it the action runs immediately. */
  readonly asks?: string;
  readonly barred?: string | undefined;
  readonly onDone?: (answer: string) => void;
};

/**
 * A button that makes one control call, with a button next to it that shows the call as a command (OPSC-020). A double click makes a single
 * call.
 */
export function Action({ label, name = label, call, done, kind = 'plain', asks, barred, onDone }: ActionProps) {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const run = async (): Promise<void> => {
    if (isUnderWay.current || barred !== undefined) return;
    isUnderWay.current = true;
    setIsBusy(true);
    const answer = await perform(done, call);
    isUnderWay.current = false;
    setIsBusy(false);
    setIsAsking(false);
    if (answer !== null) onDone?.(answer);
  };
  return (
    <span className="action">
      <button
        type="button"
        className={kind}
        aria-label={name}
        aria-disabled={isBusy || barred !== undefined}
        onClick={() => (asks === undefined ? void run() : setIsAsking(true))}
      >
        {label}
      </button>
      <CallAsCurl call={call} name={name} />
      {isAsking ? (
        <Modal title={`${label}?`} onClose={() => setIsAsking(false)}>
          <p>{asks}</p>
          <div className="row">
            <button type="button" className={kind === 'danger' ? 'danger' : 'first'} aria-disabled={isBusy} onClick={() => void run()}>
              {label}
            </button>
            <button type="button" className="plain" onClick={() => setIsAsking(false)}>
              Cancel
            </button>
          </div>
        </Modal>
      ) : null}
    </span>
  );
}

export function CallAsCurl({ call, name }: { readonly call: ControlCall; readonly name: string }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="as-call" aria-label={`As a call: ${name}`} title="As a call" onClick={() => setIsOpen(true)}>
        {'</>'}
      </button>
      {isOpen ? (
        <Modal title="As a call" onClose={() => setIsOpen(false)}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
          <pre className="code" tabIndex={0}>
            {toCurl(call)}
          </pre>
          <div className="row">
            <Copy kind="first" text={toCurl(call)} of="command" label="Copy as curl" />
            <button type="button" className="plain" onClick={() => setIsOpen(false)}>
              Close
            </button>
          </div>
        </Modal>
      ) : null}
    </>
  );
}
