import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Key, Write } from "../../kernel/table.ts";

// Access patterns: those of items.ts. Apart from it, so that whoever ends something needs no storage.

/** Who may read a claimed file besides its uploader. */
export interface Readers {
  ownerId?: Id<"usr">;
  buyerId?: Id<"usr">;
  sellerId?: Id<"sel">;
  sellerIds?: readonly Id<"sel">[];
  /** Anybody: a document of the catalogue or of a published wiki, a company's logo. */
  isPublic?: true;
  /** Everybody who is logged in: files of posts and replies (D12-6). */
  isForUsers?: true;
}

export const fileKey = (id: string): Key => ({ pk: `file#${id}`, sk: "file" });

const gone = new Problem("NOT_FOUND");
/** Lets others read these files from now on; with no readers their uploader and admins alone. */
export const readBy = (files: readonly { id: Id<"fil"> }[], readers: Readers): Write[] =>
  files.map(({ id }) => ({
    change: fileKey(id),
    set: { readers },
    guard: { exists: true, refused: gone },
  }));
