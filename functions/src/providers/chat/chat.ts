import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";

/** A person at a chat provider: our own id, and the name that the other reads. */
export interface MirroredPerson {
  userId: Id<"usr">;
  name: string;
}

export interface MirroredRoom {
  uuid: string;
  members: readonly [MirroredPerson, MirroredPerson];
}

/** A file stays with us: a reader opens `link` and is authenticated there. */
export interface MirroredFile {
  name: string;
  size: number;
  link: string;
}

/** One message of a room as both may read it: contact data hidden for either is hidden. */
export interface MirroredMessage {
  senderId: Id<"usr">;
  clientId: string;
  seq: number;
  createdAt: Instant;
  /** For a message with files only the files are shown. */
  text: string;
  files?: readonly MirroredFile[];
}

/** An act in a client of the provider in one of our rooms. */
export type MirrorEvent =
  | {
      type: "message";
      uuid: string;
      senderId: string;
      /** The provider's own id of it. */
      messageId: string;
      /** When it was written there. */
      at: Instant;
      /** Absent for anything but text. */
      text?: string;
    }
  | { type: "read"; uuid: string; reads: { userId: string; at: Instant }[] }
  /** A repeat of our own message, or an event without an effect here. */
  | { type: "nothing" };

/**
 * An outside provider through which other clients take part in our rooms. The table stays the
 * truth: the provider holds a copy (P7).
 */
export interface ChatMirror {
  /** A token for the provider's own connections of one person. Throws UNAVAILABLE. */
  tokenFor(person: MirroredPerson): Promise<{ token: string; expiresAt: Instant; appId: string }>;
  /** Creates the room and its people where missing. */
  openRoom(room: MirroredRoom): Promise<void>;
  /** Copies a message, once however often it is called. */
  post(room: MirroredRoom, message: MirroredMessage): Promise<void>;
  /** Replaces the text of a message from a client of the provider. */
  correct(uuid: string, messageId: string, text: string): Promise<void>;
  /** Deletes such a message; a missing one is no error. */
  withdraw(uuid: string, messageId: string): Promise<void>;
  /** Removes a person who left the market; a missing one is no error. */
  forget(userId: Id<"usr">): Promise<void>;
  /** The content of a webhook. Throws FORBIDDEN if it is not from the provider, or not for us. */
  readWebhook(rawBody: string, signature: string): Promise<MirrorEvent>;
}
