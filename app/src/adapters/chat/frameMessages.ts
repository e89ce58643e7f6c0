import type { ChatUser } from './Chat.ts';

/** Proves to the service that the user is who we say (THIRD-052). Beside a JWT neither name nor e-mail nor hash is sent. */
export type ChatProof = { readonly kind: 'jwt'; readonly jwt: string } | { readonly kind: 'hash'; readonly hash: string };

/** What the app tells the frame. `id` ties the answers to one visit. */
export type ChatWish = { readonly wallet: 'chat'; readonly v: 1; readonly id: string } & (
  | { readonly do: 'open'; readonly user: ChatUser | null; readonly proof: ChatProof | null; readonly language: string }
  | { readonly do: 'close' }
);

/** What the frame tells the app (THIRD-051). */
export type ChatNews = 'ready' | 'opened' | 'closed' | 'failed';
