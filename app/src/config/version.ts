/** The running version (APP-025), sent with every call and compared with `version.txt`. */
export const APP_VERSION = 'v22.3.1';
