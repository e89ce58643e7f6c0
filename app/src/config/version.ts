/** The running version (APP-025), sent with every call and compared with `version.txt`. */
export const APP_VERSION = 'v22.3.1';

/** `22.3.1`, as people and monitoring read it. */
export const toVersionNumber = (version: string): string => version.replace(/^v/, '');
