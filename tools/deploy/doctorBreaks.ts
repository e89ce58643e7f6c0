import type { DoctorResponse } from '@wallet/operator/doctor/ask';

/** One way to break a deployment, with the exact findings that the doctor must report. */
export type Break = {
  readonly what: string;
  readonly names: readonly string[];
  /** Changes in files below dist: the original text and its replacement. */
  readonly change?: readonly (readonly [file: string, written: string | RegExp, instead: string])[];
  readonly add?: readonly [file: string, text: string];
  /** The response of a third party, by origin. */
  readonly outside?: Readonly<Record<string, Partial<DoctorResponse>>>;
  readonly certificateDays?: number;
};

const headerLine = (name: string): RegExp => new RegExp(`^add_header ${name} .*\n`, 'm');
const conf = 'deploy/nginx.conf';
const config = 'app/config.json';
const [pages, files] = ['deploy/headers/page.conf', 'deploy/headers/static.conf'];
/** Matches within one group's line of the policies. */
const inPolicy = (group: string, directive: string): RegExp => new RegExp(`(?<=^ +${group} "default-src[^\n]*)${directive}`, 'm');

const breakFile = (what: string, names: string, file: string, written: string | RegExp, instead = ''): Break => ({
  what,
  names: names.split(' '),
  change: [[file, written, instead]],
});
const breakResponse = (what: string, name: string, origin: string, answer: Partial<DoctorResponse>): Break => ({
  what,
  names: [name],
  outside: { [origin]: answer },
});
const withHeader = (name: string, value: string): Partial<DoctorResponse> => ({ headers: new Headers({ [name]: value }) });

export const breaks: readonly Break[] = [
  breakFile('HSTS is gone from pages', 'headers.pages', pages, headerLine('Strict-Transport-Security')),
  breakFile('HSTS is gone from files', 'headers.files', files, headerLine('Strict-Transport-Security')),
  breakFile(
    'HSTS is gone from what nginx refuses, redirects and notes',
    'headers.missing headers.notes headers.redirect',
    'deploy/headers/file.conf',
    headerLine('Strict-Transport-Security'),
  ),
  breakFile('HSTS is gone from calls', 'headers.refusals', 'deploy/headers/provider.conf', headerLine('Strict-Transport-Security')),
  breakFile('nosniff is gone from pages', 'headers.pages', pages, headerLine('X-Content-Type-Options')),
  breakFile('COOP is gone', 'headers.pages', pages, headerLine('Cross-Origin-Opener-Policy')),
  breakFile('the referrer is told', 'headers.files', files, '"no-referrer"', '"unsafe-url"'),
  breakFile('the provider’s header comes besides', 'headers.refusals', 'deploy/proxy.conf', 'proxy_hide_header X-Content-Type-Options;'),
  {
    what: 'one nonce for everybody',
    names: ['nonce'],
    change: [
      [conf, /nonce-\$request_id/g, 'nonce-0123456789abcdef0123456789abcdef'],
      [conf, /'__CSP_NONCE__' \$request_id/g, "'__CSP_NONCE__' 0123456789abcdef0123456789abcdef"],
    ],
  },
  breakFile('another nonce in the page', 'nonce', conf, /'__CSP_NONCE__' \$request_id/, "'__CSP_NONCE__' 0123456789abcdef"),
  breakFile('the placeholder stays', 'placeholder', conf, /sub_filter '__CSP_NONCE__' \$request_id;/, "sub_filter '__NOTHING__' '';"),
  breakFile('the card provider is not in its policy', 'policy.card', conf, inPolicy('card', ' https://api\\.stripe\\.com')),
  breakFile(
    'the identity host may not be framed',
    'policy.identity',
    conf,
    inPolicy('identity', 'frame-src https://kyc\\.example'),
    "frame-src 'none'",
  ),
  breakFile('scripts from text are allowed', 'policy.app', conf, inPolicy('default', "'strict-dynamic'"), "'strict-dynamic' 'unsafe-eval'"),
  breakFile('Trusted Types are off at the login', 'policy.guest', conf, inPolicy('guest', " require-trusted-types-for 'script';")),
  breakFile('the chat may not be framed', 'policy.support', conf, inPolicy('support', ' https://127\\.0\\.0\\.1:\\d+')),
  breakFile('the identity host gets no camera', 'permissions.identity', conf, /identity "camera=[^\n]*/, 'identity "camera=(self)";'),
  breakFile(
    'everybody gets the microphone',
    'permissions.app',
    conf,
    /default "camera=\(self\), microphone=\(\)/,
    'default "camera=(self), microphone=*',
  ),
  breakFile('pages are kept', 'caching.pages', pages, '"no-store"', '"max-age=600"'),
  breakFile('files are not kept', 'caching.static', conf, '"public, max-age=31536000, immutable"', '"max-age=60"'),
  breakFile(
    'a missing file is kept for a year',
    'caching.missing',
    conf,
    'default "no-store";',
    'default "public, max-age=31536000, immutable";',
  ),
  breakFile('config.json is kept', 'caching.notes', conf, /(?<=location ~ \^\/\(config[^{]*\{\n +include headers\/)file/, 'static'),
  breakFile('version.txt is that of before', 'version', 'app/version.txt', /.+/, 'v22.3.1'),
  breakFile('version.txt is a page', 'version', conf, '|version\\.txt'),
  breakFile('a stand-in is left', 'stand-ins', config, '"monitoring": "http"', '"monitoring": "http", "push": "sandbox"'),
  breakFile('a double is left', 'doubles', config, '"kind": "frame"', '"kind": "frame", "at": {"connect": ["http://127.0.0.1:9"]}'),
  breakFile('a secret is served', 'secrets', config, 'pk_live_', 'sk_live_'),
  breakFile('an unknown key', 'config', config, '"awards"', '"colour": "red",\n  "awards"'),
  {
    what: 'a source map is served',
    names: ['maps'],
    change: [[conf, /location ~ \\\.map\$ \{[^}]*\}/, '']],
    add: ['app{script}.map', '{}'],
  },
  breakFile('the control surface is reached', 'sandbox', conf, /\|\^\/sandbox\(\/\|\$\)\)/, ')'),
  breakFile('dot files are pages', 'dot-files', conf, 'location ~ (/\\.|', 'location ~ (/\\.nothing|'),
  breakFile('the font is for this origin alone', 'fonts', 'deploy/headers/font.conf', headerLine('Access-Control-Allow-Origin')),
  breakFile('port 80 leads elsewhere', 'redirect', conf, /return 308 https:\/\/localhost:\d+/, 'return 308 https://elsewhere.example'),
  breakFile('port 80 answers for a while', 'redirect', conf, 'return 308', 'return 302'),
  breakFile('the health is the app’s page', 'health', conf, 'location = /_healthz {', 'location = /_health {'),
  breakFile('calls are the app’s page', 'calls', conf, 'location /api/ {', 'location /apis/ {'),
  breakFile('the entry script is another', 'integrity', 'app{script}', /$/, '\n'),
  breakResponse('the card provider has no script', 'third.cardPayment', 'https://js.stripe.com', { status: 404 }),
  breakResponse('the bot check sends a page', 'third.botCheck', 'https://www.google.com', withHeader('content-type', 'text/html')),
  breakResponse(
    'the identity host refuses to be framed',
    'third.identity',
    'https://kyc.example',
    withHeader('x-frame-options', 'SAMEORIGIN'),
  ),
  breakResponse(
    'the identity host may be framed by others',
    'third.identity',
    'https://kyc.example',
    withHeader('content-security-policy', 'frame-ancestors https://other.example'),
  ),
  breakFile('the chat is that of another region', 'third.chat', 'chat/config.json', '"region":"eu"', '"region":"us"'),
  breakFile('anybody may frame the chat', 'third.chat', 'deploy/headers/chat.conf', /frame-ancestors [^"]+/, 'frame-ancestors *'),
  { what: 'the certificate ends soon', names: ['certificate'], certificateDays: 5 },
];
