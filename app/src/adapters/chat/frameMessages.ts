import type { ChatProof, ChatUser } from './Chat.ts';

/** A message from the app to the frame. `id` ties the responses to one visit. */
export type ChatRequest = { readonly wallet: 'chat'; readonly v: 1; readonly id: string } & (
  | { readonly do: 'open'; readonly user: ChatUser | null; readonly proof: ChatProof | null; readonly language: string }
  | { readonly do: 'close' }
);

/** A message from the frame to the app (THIRD-051). */
export type ChatEvent = 'ready' | 'opened' | 'closed' | 'failed';
