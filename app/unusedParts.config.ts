import type { Plugin } from 'vite';

/**
 * Parts of axios that never run in a browser here: requests go by XMLHttpRequest, and `toRequest` writes addresses, JSON and forms
 * itself, no cookie is read. They are named by their file, since axios reaches them from its own modules.
 */
const parts =
  /\/axios\/lib\/(?:adapters\/fetch|cancel\/CancelToken|core\/(?:assertParamsAcyclic|setFormDataHeaders)|helpers\/(?:AxiosURLSearchParams|toFormData|toURLEncodedForm|formDataToJSON|HttpStatusCode|spread|cookies|isURLSameOrigin))\.js$/;
const STUB = 'export const getFetch = () => null;\nexport default null;\n';

/** Leaves out of the build what the app's dependencies carry and the app never calls. */
export const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: parts }, handler: () => STUB },
};

const icon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const makeIcon = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const MAKE_ICON = `import { createElement } from 'react';
const drawn = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' };
export default ({ node }) => ({ size = 24, strokeWidth = 2, ...rest }) =>
  createElement('svg', { ...drawn, width: size, height: size, strokeWidth, 'aria-hidden': rest.role ? undefined : true, ...rest }, ...node.map(([name, attributes]) => createElement(name, attributes)));
`;

/** Icons as `Icon` draws them: without the names, keys, classes and settings that lucide gives each of them and nobody asks for. */
export const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: makeIcon }, handler: () => MAKE_ICON },
  transform: {
    filter: { id: icon },
    handler: (code) => ({
      code: code.replaceAll(/,\s*key: "\w+"|name: "[\w-]+",\s*size: 24,|__iconData\.node;/g, ''),
      map: null,
    }),
  },
};

const router = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * The router without its links, forms and fetchers, which the app has none of: a component made by `forwardRef` and named afterwards may not
 * be left out by a bundler that takes either for an effect.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: router },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};
