import { withoutContacts } from "@bupum/shared/talk/chats/contacts";

/**
 * What somebody may read of the other's messages: everything, or everything except these hidden
 * contacts.
 */
export interface Sight {
  isContactShown: boolean;
  /** Numbers and addresses that the other publishes on the seller's page. */
  shown: readonly string[];
}

/** A text as the other person of the room may read it. */
export const hidden = (text: string, sight: Sight) =>
  sight.isContactShown ? { text, isMasked: false } : withoutContacts(text, sight.shown);
