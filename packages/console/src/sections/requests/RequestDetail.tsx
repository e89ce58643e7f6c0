import { hashOf } from '../../address.ts';
import { wholeRequest, type WholeRequest } from '../../control/answers.ts';
import { curlOf } from '../../control/curl.ts';
import { usePolled } from '../../control/usePolled.ts';
import { Copy } from '../../parts/Copy.tsx';
import { JsonViewer } from '../../parts/JsonViewer.tsx';
import { Facts, PaneHead, State, Told } from '../../parts/Section.tsx';
import { clockTime, moment, sizeOf, statusTone, statusWord } from './words.ts';

const hasBody = (body: unknown): boolean => body !== null && body !== '';
const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

/** A request with its response (OPSC-004). */
export function RequestDetail({ id }: { readonly id: string }) {
  const polled = usePolled(wholeRequest, `/requests/${encodeURIComponent(id)}`);
  return (
    <>
      <PaneHead title={polled.shown === null ? 'Request' : `${polled.shown.method} ${polled.shown.path}`}>
        {polled.shown === null ? null : <Copy kind="plain" of="command" label="Copy as curl" text={curlOfRequest(polled.shown)} />}
      </PaneHead>
      <div className="padded">
        <Told polled={polled}>{(request) => <Whole request={request} />}</Told>
      </div>
    </>
  );
}

const curlOfRequest = ({ method, path, headers, body }: WholeRequest): string =>
  curlOf({ method, url: location.origin + path, headers, body: hasBody(body) ? textOf(body) : undefined });

function Whole({ request }: { readonly request: WholeRequest }) {
  const { status, username, call, durationMs, size, at, instance, headers, body, answer } = request;
  return (
    <>
      <Facts
        facts={[
          ['Status', <State key="status" tone={statusTone(status)}>{`${status} ${statusWord(status)}`}</State>],
          ['Time', `${moment(at)}${clockTime(at).slice(8)} UTC`],
          ['Duration', `${durationMs} ms`],
          ['Size', size === null ? 'not known: a file or a page' : sizeOf(size)],
          username === null
            ? null
            : [
                'Customer',
                <a key="customer" href={hashOf({ section: 'customers', subject: username })}>
                  {username}
                </a>,
              ],
          call === null
            ? null
            : [
                'Call',
                <span key="call" className="row">
                  {call}
                  <a href={hashOf({ section: 'contract', subject: call })}>Open contract</a>
                </span>,
              ],
          ['Process', instance],
        ]}
      />
      <JsonViewer title="Request body" value={hasBody(body) ? body : null} />
      <Headers title="Request headers" headers={headers} />
      <JsonViewer title="Answer" value={hasBody(answer.body) ? answer.body : null} />
      <Headers title="Answer headers" headers={answer.headers} />
    </>
  );
}

function Headers({ title, headers }: { readonly title: string; readonly headers: Readonly<Record<string, string>> }) {
  const names = Object.keys(headers);
  return (
    <details>
      <summary>{`${title} (${names.length})`}</summary>
      <dl className="facts mono">
        {names.map((name) => (
          <div key={name} className="fact">
            <dt>{name}</dt>
            <dd>{headers[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
