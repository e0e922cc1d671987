import { env } from "../../kernel/env.ts";
import type { ChatMirror } from "./chat.ts";
import { sendbird } from "./sendbird.ts";

/** The provider that the deploy chose; undefined while chat is our own. */
export const chatMirror = (): ChatMirror | undefined =>
  env("chat").CHAT_PROVIDER === "SENDBIRD" ? sendbird : undefined;
