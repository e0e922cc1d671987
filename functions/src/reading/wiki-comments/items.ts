import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { WikiComment } from "@bupum/shared/reading/wiki-comments/contract";
import { pageOf } from "../../kernel/list.ts";
import { namesOf } from "../../kernel/people.ts";
import { type Item, type Key, read, type Write } from "../../kernel/table.ts";
import { countsKey } from "../wikis/items.ts";

// | access pattern                  | index | pk                    | sk      |
// |---------------------------------|-------|-----------------------|---------|
// | one comment                     |       | wiki-comment#<wcm>    | comment |
// | those on a wiki, by age         | gsi1  | wiki-comments#<wik>   | <wcm>   |

/** A comment as stored; its author by id alone, because people leave. */
export type StoredComment = Omit<WikiComment, "authorName"> & Key;
export const commentKey = (id: string): Key => ({ pk: `wiki-comment#${id}`, sk: "comment" });
const changed = new Problem("VERSION_CONFLICT");

// Only `commentRow` makes rows with these keys, so this cast holds.
const asComment = (item: Item) => item as unknown as StoredComment;
const commentRow = (comment: StoredComment): Item => ({
  ...comment,
  ...commentKey(comment.id),
  entityType: "wiki-comment",
  gsi1pk: `wiki-comments#${comment.wikiId}`,
  gsi1sk: comment.id,
});

/** One comment that has not been deleted. Throws NOT_FOUND. */
export async function findComment(id: Id<"wcm">): Promise<StoredComment> {
  const found = await read(commentKey(id));
  if (!found || found["isDeleted"] === true) throw new Problem("NOT_FOUND");
  return asComment(found);
}

export const listComments = (wikiId: Id<"wik">, paging: PageQuery): Promise<Page<StoredComment>> =>
  pageOf({ index: "gsi1", pk: `wiki-comments#${wikiId}`, newestFirst: true }, paging, asComment);

/** Comments with the present names of their authors. */
export async function shownComments(comments: readonly StoredComment[]): Promise<WikiComment[]> {
  const nameOf = await namesOf(comments.map(({ authorId }) => authorId));
  return comments.map((comment) => ({ ...comment, authorName: nameOf(comment.authorId) }));
}

/** The number of visible comments of a wiki, stored beside its count of readers. */
const countComments = (wikiId: Id<"wik">, by: number): Write => ({
  change: countsKey(wikiId),
  add: { commentCount: by },
});

export const addComment = (comment: Omit<StoredComment, "pk" | "sk">): Write[] => [
  {
    put: commentRow({ ...comment, ...commentKey(comment.id) }),
    guard: { exists: false, refused: new Problem("BUSY") },
  },
  countComments(comment.wikiId, 1),
];

/** The next state of a comment that is still as read. Refused with VERSION_CONFLICT. */
export function changeComment(before: StoredComment, change: Partial<StoredComment>) {
  const after = { ...before, ...change, version: before.version + 1 };
  const writes: Write[] = [
    {
      put: commentRow(after),
      guard: { equals: { version: before.version }, refused: changed },
    },
    ...(after.isDeleted && !before.isDeleted ? [countComments(after.wikiId, -1)] : []),
  ];
  return { after, writes };
}
