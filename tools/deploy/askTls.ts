import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';

export type TlsAnswer = {
  readonly status: number;
  readonly headers: Headers;
  /** Names that came more than once. */
  readonly repeated: readonly string[];
  readonly text: string;
};

export type TlsRequest = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string | Buffer };

/** Asks a server of this machine, whose certificate nobody has signed; follows nothing, and shows every header as it came. */
export const askTls = (url: string, { method = 'GET', headers = {}, body }: TlsRequest = {}): Promise<TlsAnswer> =>
  new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? askHttps : askHttp;
    const request = send(url, { method, headers, rejectUnauthorized: false, agent: false }, (answer) => {
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
          repeated: names.filter((name, place) => names.indexOf(name) !== place && name !== 'vary'),
          text: Buffer.concat(parts).toString(),
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
