import { toHash } from '../../address.ts';
import { fullRequest, type FullRequest } from '../../control/answers.ts';
import { toCurlCommand } from '../../control/curl.ts';
import { usePolled } from '../../control/usePolled.ts';
import { Copy } from '../../parts/Copy.tsx';
import { JsonViewer } from '../../parts/JsonViewer.tsx';
import { DefinitionList, PaneHead, State, PolledContent } from '../../parts/Section.tsx';
import { formatTime, formatDateTime, formatSize, getStatusTone, describeStatus } from './words.ts';

const hasBody = (body: unknown): boolean => body !== null && body !== '';
const toText = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

/** A request with its response (OPSC-004). */
export function RequestDetail({ id }: { readonly id: string }) {
  const polled = usePolled(fullRequest, `/requests/${encodeURIComponent(id)}`);
  return (
    <>
      <PaneHead title={polled.shown === null ? 'Request' : `${polled.shown.method} ${polled.shown.path}`}>
        {polled.shown === null ? null : <Copy kind="plain" of="command" label="Copy as curl" text={toCurl(polled.shown)} />}
      </PaneHead>
      <div className="padded">
        <PolledContent polled={polled}>{(request) => <FullRequestView request={request} />}</PolledContent>
      </div>
    </>
  );
}

const toCurl = ({ method, path, headers, body }: FullRequest): string =>
  toCurlCommand({ method, url: location.origin + path, headers, body: hasBody(body) ? toText(body) : undefined });

function FullRequestView({ request }: { readonly request: FullRequest }) {
  const { status, username, call, durationMs, size, at, instance, headers, body, answer } = request;
  return (
    <>
      <DefinitionList
        facts={[
          ['Status', <State key="status" tone={getStatusTone(status)}>{`${status} ${describeStatus(status)}`}</State>],
          ['Time', `${formatDateTime(at)}${formatTime(at).slice(8)} UTC`],
          ['Duration', `${durationMs} ms`],
          ['Size', size === null ? 'not known: a file or a page' : formatSize(size)],
          username === null
            ? null
            : [
                'Customer',
                <a key="customer" href={toHash({ section: 'customers', subject: username })}>
                  {username}
                </a>,
              ],
          call === null
            ? null
            : [
                'Call',
                <span key="call" className="row">
                  {call}
                  <a href={`/sandbox/openapi#${call}`}>Open contract</a>
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
