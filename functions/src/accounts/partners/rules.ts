import { withoutContacts } from "@bupum/shared/talk/chats/contacts";

/** What somebody may read of messages of the other: all, or all but these hidden contacts. */
export interface Sight {
  isContactShown: boolean;
  /** Numbers and addresses that the other shows on its seller's page. */
  shown: readonly string[];
}

/** A text as the other one of its writer reads it. */
export const hidden = (text: string, sight: Sight) =>
  sight.isContactShown ? { text, isMasked: false } : withoutContacts(text, sight.shown);
