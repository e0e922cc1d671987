import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";

/** A person as a provider of chat knows it: our own id, and the name that the other one reads. */
export interface MirroredPerson {
  userId: Id<"usr">;
  name: string;
}

export interface MirroredRoom {
  uuid: string;
  members: readonly [MirroredPerson, MirroredPerson];
}

/** A file lies with us: whoever wants it opens `link`, and is asked who it is. */
export interface MirroredFile {
  name: string;
  size: number;
  link: string;
}

/** One message of a room as both may read it: contact data in it is hidden where it is for one. */
export interface MirroredMessage {
  senderId: Id<"usr">;
  clientId: string;
  seq: number;
  createdAt: Instant;
  /** Of a file message the files alone are shown. */
  text: string;
  files?: readonly MirroredFile[];
}

/** What a client of the provider did in a room of ours. */
export type MirrorEvent =
  | {
      type: "message";
      uuid: string;
      senderId: string;
      /** The provider's own id of it. */
      messageId: string;
      /** When it was written there. */
      at: Instant;
      /** Absent of what is no text. */
      text?: string;
    }
  | { type: "read"; uuid: string; reads: { userId: string; at: Instant }[] }
  /** A repeat of what we wrote there ourselves, or something that changes nothing here. */
  | { type: "nothing" };

/**
 * An outside provider, through which other clients take part in our rooms. The table stays the
 * truth: the provider holds a copy (P7).
 */
export interface ChatMirror {
  /** Opens the provider's own connections for one person. Throws UNAVAILABLE. */
  tokenFor(person: MirroredPerson): Promise<{ token: string; expiresAt: Instant; appId: string }>;
  /** Makes the room and its people, as far as they are not there. */
  openRoom(room: MirroredRoom): Promise<void>;
  /** Shows a message there, once however often it is called. */
  post(room: MirroredRoom, message: MirroredMessage): Promise<void>;
  /** Puts another text in the place of a message that a client of the provider wrote. */
  correct(uuid: string, messageId: string, text: string): Promise<void>;
  /** Takes such a message away; one that is gone is fine. */
  withdraw(uuid: string, messageId: string): Promise<void>;
  /** Takes a person away who has left the market; who is not there is fine. */
  forget(userId: Id<"usr">): Promise<void>;
  /** What a call of the provider says. Throws FORBIDDEN for what is not from it, or not for us. */
  readWebhook(rawBody: string, signature: string): Promise<MirrorEvent>;
}
