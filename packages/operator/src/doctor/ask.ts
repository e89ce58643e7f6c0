import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import { connect } from 'node:tls';

export type DoctorResponse = {
  readonly status: number;
  readonly headers: Headers;
  /** Names of headers that occur more than once. */
  readonly repeated: readonly string[];
  readonly text: string;
};

export type RequestOptions = { readonly method?: 'GET' | 'HEAD' | 'OPTIONS'; readonly headers?: Readonly<Record<string, string>> };
/** Rejects if the address cannot be reached. */
export type SendRequest = (url: string, question?: RequestOptions) => Promise<DoctorResponse>;

/** Time limits for one response and for the whole run. */
const RESPONSE_TIMEOUT_MS = 8000;
const TOTAL_TIMEOUT_MS = 60_000;
const MAX_REQUESTS = 100;

/** Sends one request and accepts any certificate, because that has its own check. Does not follow redirects. */
const sendRequest: SendRequest = (url, { method = 'GET', headers = {} } = {}) =>
  new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? askHttps : askHttp;
    const request = send(url, { method, headers, rejectUnauthorized: false, timeout: RESPONSE_TIMEOUT_MS }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const names = answer.rawHeaders.filter((_, place) => place % 2 === 0).map((name) => name.toLowerCase());
        const list = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        resolve({
          status: answer.statusCode ?? 0,
          headers: new Headers(list),
          repeated: names.filter((name, place) => names.indexOf(name) !== place && name !== 'vary' && name !== 'set-cookie'),
          text: Buffer.concat(parts).toString(),
        });
      });
    });
    request.on('timeout', () => request.destroy(new Error(`no response within ${RESPONSE_TIMEOUT_MS / 1000} s`)));
    request.on('error', reject);
    request.end();
  });

/** Limits requests to a hundred within a minute, and caches responses (DEP-020). */
export function createRequester(send: SendRequest = sendRequest): {
  readonly ask: SendRequest;
  readonly askAnew: SendRequest;
  readonly count: () => number;
} {
  const until = Date.now() + TOTAL_TIMEOUT_MS;
  const answers = new Map<string, Promise<DoctorResponse>>();
  let count = 0;
  const askAnew: SendRequest = async (url, question) => {
    count += 1;
    if (count > MAX_REQUESTS) throw new Error(`not sent: the limit of ${MAX_REQUESTS} requests is reached`);
    if (Date.now() > until) throw new Error('not sent: the time limit of 60 s has passed');
    return send(url, question);
  };
  const ask: SendRequest = (url, question) => {
    const name = JSON.stringify([url, question]);
    const answer = answers.get(name) ?? askAnew(url, question);
    answers.set(name, answer);
    return answer;
  };
  return { ask, askAnew, count: () => count };
}

export type Certificate = { readonly validTo: Date; /** Why it is not trusted. '' if it is. */ readonly doubt: string };

/** Reads the certificate of a host. @param ca trusted in addition to the machine's authorities */
export const readCertificate = (origin: string, ca?: string): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const name = /^[\d.]+$/.test(hostname) ? {} : { servername: hostname };
    const socket = connect({ host: hostname, port: Number(port === '' ? 443 : port), ...name, rejectUnauthorized: false, ca }, () => {
      const { authorized, authorizationError } = socket;
      const { valid_to: validTo } = socket.getPeerCertificate();
      socket.destroy();
      resolve({ validTo: new Date(validTo), doubt: authorized ? '' : String(authorizationError) });
    });
    socket.setTimeout(RESPONSE_TIMEOUT_MS, () => socket.destroy(new Error('no TLS handshake')));
    socket.on('error', reject);
  });
