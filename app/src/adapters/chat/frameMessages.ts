/** The page of the frame, `chat.html` of the build. */
export const chatFramePath = '/chat';

/** What the app tells the frame: whom to open the chat for. */
export type ChatBoot = {
  readonly appId: string;
  readonly userId?: string;
  readonly name?: string;
  readonly email?: string;
  /** `intercomHash` of user info. */
  readonly userHash?: string;
};

/** What the frame tells the app. */
export type ChatNews = 'ready' | 'opened' | 'closed' | 'failed';
