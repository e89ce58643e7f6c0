import type { Answer } from '@wallet/operator/doctor/ask';

/** One way to break a deployment, with the exact findings that the doctor must report. */
export type Break = {
  readonly what: string;
  readonly names: readonly string[];
  /** Changes in files below dist: the original text and its replacement. */
  readonly change?: readonly (readonly [file: string, written: string | RegExp, instead: string])[];
  readonly add?: readonly [file: string, text: string];
  /** The response of a third party, by origin. */
  readonly outside?: Readonly<Record<string, Partial<Answer>>>;
  readonly certificateDays?: number;
};

const header = (name: string): RegExp => new RegExp(`^add_header ${name} .*\n`, 'm');
const conf = 'deploy/nginx.conf';
const config = 'app/config.json';
const [pages, files] = ['deploy/headers/page.conf', 'deploy/headers/static.conf'];
/** Matches within one group's line of the policies. */
const inPolicy = (group: string, directive: string): RegExp => new RegExp(`(?<=^ +${group} "default-src[^\n]*)${directive}`, 'm');

const spoiled = (what: string, names: string, file: string, written: string | RegExp, instead = ''): Break => ({
  what,
  names: names.split(' '),
  change: [[file, written, instead]],
});
const answered = (what: string, name: string, origin: string, answer: Partial<Answer>): Break => ({
  what,
  names: [name],
  outside: { [origin]: answer },
});
const withHeader = (name: string, value: string): Partial<Answer> => ({ headers: new Headers({ [name]: value }) });

export const breaks: readonly Break[] = [
  spoiled('HSTS is gone from pages', 'headers.pages', pages, header('Strict-Transport-Security')),
  spoiled('HSTS is gone from files', 'headers.files', files, header('Strict-Transport-Security')),
  spoiled(
    'HSTS is gone from what nginx refuses, redirects and notes',
    'headers.missing headers.notes headers.redirect',
    'deploy/headers/file.conf',
    header('Strict-Transport-Security'),
  ),
  spoiled('HSTS is gone from calls', 'headers.refusals', 'deploy/headers/provider.conf', header('Strict-Transport-Security')),
  spoiled('nosniff is gone from pages', 'headers.pages', pages, header('X-Content-Type-Options')),
  spoiled('COOP is gone', 'headers.pages', pages, header('Cross-Origin-Opener-Policy')),
  spoiled('the referrer is told', 'headers.files', files, '"no-referrer"', '"unsafe-url"'),
  spoiled('the provider’s header comes besides', 'headers.refusals', 'deploy/proxy.conf', 'proxy_hide_header X-Content-Type-Options;'),
  {
    what: 'one nonce for everybody',
    names: ['nonce'],
    change: [
      [conf, /nonce-\$request_id/g, 'nonce-0123456789abcdef0123456789abcdef'],
      [conf, /'__CSP_NONCE__' \$request_id/g, "'__CSP_NONCE__' 0123456789abcdef0123456789abcdef"],
    ],
  },
  spoiled('another nonce in the page', 'nonce', conf, /'__CSP_NONCE__' \$request_id/, "'__CSP_NONCE__' 0123456789abcdef"),
  spoiled('the placeholder stays', 'placeholder', conf, /sub_filter '__CSP_NONCE__' \$request_id;/, "sub_filter '__NOTHING__' '';"),
  spoiled('the card provider is not in its policy', 'policy.card', conf, inPolicy('card', ' https://api\\.stripe\\.com')),
  spoiled(
    'the identity host may not be framed',
    'policy.identity',
    conf,
    inPolicy('identity', 'frame-src https://kyc\\.example'),
    "frame-src 'none'",
  ),
  spoiled('scripts from text are allowed', 'policy.app', conf, inPolicy('default', "'strict-dynamic'"), "'strict-dynamic' 'unsafe-eval'"),
  spoiled('Trusted Types are off at the login', 'policy.guest', conf, inPolicy('guest', " require-trusted-types-for 'script';")),
  spoiled('the chat may not be framed', 'policy.support', conf, inPolicy('support', ' https://127\\.0\\.0\\.1:\\d+')),
  spoiled('the identity host gets no camera', 'permissions.identity', conf, /identity "camera=[^\n]*/, 'identity "camera=(self)";'),
  spoiled(
    'everybody gets the microphone',
    'permissions.app',
    conf,
    /default "camera=\(self\), microphone=\(\)/,
    'default "camera=(self), microphone=*',
  ),
  spoiled('pages are kept', 'caching.pages', pages, '"no-store"', '"max-age=600"'),
  spoiled('files are not kept', 'caching.static', conf, '"public, max-age=31536000, immutable"', '"max-age=60"'),
  spoiled(
    'a missing file is kept for a year',
    'caching.missing',
    conf,
    'default "no-store";',
    'default "public, max-age=31536000, immutable";',
  ),
  spoiled('config.json is kept', 'caching.notes', conf, /(?<=location ~ \^\/\(config[^{]*\{\n +include headers\/)file/, 'static'),
  spoiled('version.txt is that of before', 'version', 'app/version.txt', /.+/, 'v22.3.1'),
  spoiled('version.txt is a page', 'version', conf, '|version\\.txt'),
  spoiled('a stand-in is left', 'stand-ins', config, '"monitoring": "http"', '"monitoring": "http", "push": "sandbox"'),
  spoiled('a double is left', 'doubles', config, '"kind": "frame"', '"kind": "frame", "at": {"connect": ["http://127.0.0.1:9"]}'),
  spoiled('a secret is served', 'secrets', config, 'pk_live_', 'sk_live_'),
  spoiled('an unknown key', 'config', config, '"awards"', '"colour": "red",\n  "awards"'),
  {
    what: 'a source map is served',
    names: ['maps'],
    change: [[conf, /location ~ \\\.map\$ \{[^}]*\}/, '']],
    add: ['app{script}.map', '{}'],
  },
  spoiled('the control surface is reached', 'sandbox', conf, /\|\^\/sandbox\(\/\|\$\)\)/, ')'),
  spoiled('dot files are pages', 'dot-files', conf, 'location ~ (/\\.|', 'location ~ (/\\.nothing|'),
  spoiled('the font is for this origin alone', 'fonts', 'deploy/headers/font.conf', header('Access-Control-Allow-Origin')),
  spoiled('port 80 leads elsewhere', 'redirect', conf, /return 308 https:\/\/localhost:\d+/, 'return 308 https://elsewhere.example'),
  spoiled('port 80 answers for a while', 'redirect', conf, 'return 308', 'return 302'),
  spoiled('the health is the app’s page', 'health', conf, 'location = /_healthz {', 'location = /_health {'),
  spoiled('calls are the app’s page', 'calls', conf, 'location /api/ {', 'location /apis/ {'),
  spoiled('the entry script is another', 'integrity', 'app{script}', /$/, '\n'),
  answered('the card provider has no script', 'third.cardPayment', 'https://js.stripe.com', { status: 404 }),
  answered('the bot check sends a page', 'third.botCheck', 'https://www.google.com', withHeader('content-type', 'text/html')),
  answered('the identity host refuses to be framed', 'third.identity', 'https://kyc.example', withHeader('x-frame-options', 'SAMEORIGIN')),
  answered(
    'the identity host may be framed by others',
    'third.identity',
    'https://kyc.example',
    withHeader('content-security-policy', 'frame-ancestors https://other.example'),
  ),
  spoiled('the chat is that of another region', 'third.chat', 'chat/config.json', '"region":"eu"', '"region":"us"'),
  spoiled('anybody may frame the chat', 'third.chat', 'deploy/headers/chat.conf', /frame-ancestors [^"]+/, 'frame-ancestors *'),
  { what: 'the certificate ends soon', names: ['certificate'], certificateDays: 5 },
];
