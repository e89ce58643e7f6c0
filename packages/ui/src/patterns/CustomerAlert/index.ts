export type { CustomerAlert } from './CustomerAlert.types.ts';
