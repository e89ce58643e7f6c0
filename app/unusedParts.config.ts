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
