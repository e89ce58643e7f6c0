import type { ChatProof, ChatUser } from './Chat.ts';

/** What the app tells the frame. `id` ties the answers to one visit. */
export type ChatWish = { readonly wallet: 'chat'; readonly v: 1; readonly id: string } & (
  | { readonly do: 'open'; readonly user: ChatUser | null; readonly proof: ChatProof | null; readonly language: string }
  | { readonly do: 'close' }
);

/** What the frame tells the app (THIRD-051). */
export type ChatNews = 'ready' | 'opened' | 'closed' | 'failed';
