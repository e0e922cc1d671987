import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Opinion } from "@bupum/shared/reading/wiki-request-histories/contract";
import { isLaid } from "@bupum/shared/reading/wiki-request-histories/rules";
import { type OpinionType, opinionTypes } from "@bupum/shared/reading/wiki-request-histories/types";
import { type ListOf, pageOf, query } from "../../kernel/list.ts";
import { namesOf } from "../../kernel/people.ts";
import { type Item, type Key, read } from "../../kernel/table.ts";

// | access pattern                  | index | pk                         | sk               |
// |---------------------------------|-------|----------------------------|------------------|
// | one opinion                     |       | wiki-opinion#<wrh>         | opinion          |
// | those that a writer received    | gsi1  | wiki-opinions#to#<usr>     | <createdAt>#<id> |
// | those that somebody sent        | gsi2  | wiki-opinions#from#<usr>   | <createdAt>#<id> |
// | the same row for admins         |       | wiki-opinion#<wrh>         | card             |
// | all                             | gsi1  | wiki-opinions              | <createdAt>#<id> |
// | requests to stop that wait      | gsi2  | due#opinions               | <instant>#<id>   |
// | those laid before the admins    | gsi2  | wiki-opinions#escalated    | <createdAt>#<id> |
// | open ones of a wiki             |       | wiki-opinions-open#<wik>   | <type>#<usr>     |
// | who asks to stop a wiki         |       | wiki-stops#<wik>           | <usr>            |

/** An opinion as stored; people by id alone, because they leave. */
export interface StoredOpinion extends Omit<Opinion, "requesterName">, Key {
  version: number;
  files: FileSummary[];
}

export const opinionKey = (id: string): Key => ({ pk: `wiki-opinion#${id}`, sk: "opinion" });
export const opinionCardKey = (id: string): Key => ({ pk: `wiki-opinion#${id}`, sk: "card" });
/** D9-10: the lock that allows one open opinion of each type for each reader. */
export const openKey = (wikiId: Id<"wik">, type: OpinionType, requesterId: Id<"usr">): Key => ({
  pk: `wiki-opinions-open#${wikiId}`,
  sk: `${type}#${requesterId}`,
});

/** Both rows of an opinion; an unviewed STOP has a due time. */
export function opinionRows(opinion: StoredOpinion, dueAt: Instant | undefined): [Item, Item] {
  const { id, createdAt, writerId, requesterId } = opinion;
  const {
    gsi1pk: _1,
    gsi1sk: _2,
    gsi2pk: _3,
    gsi2sk: _4,
    ...shown
  } = opinion as StoredOpinion & Item;
  const place = `${createdAt}#${id}`;
  return [
    {
      ...shown,
      ...opinionKey(id),
      entityType: "wiki-opinion",
      gsi1pk: `wiki-opinions#to#${writerId}`,
      gsi1sk: place,
      gsi2pk: `wiki-opinions#from#${requesterId}`,
      gsi2sk: place,
    },
    {
      ...shown,
      ...opinionCardKey(id),
      gsi1pk: "wiki-opinions",
      gsi1sk: place,
      ...(isLaid(opinion)
        ? { gsi2pk: escalated.pk, gsi2sk: place }
        : dueAt && { gsi2pk: "due#opinions", gsi2sk: `${dueAt}#${id}` }),
    },
  ];
}

// Only the writes of writes.ts make rows with these keys, so this cast holds.
const asOpinion = (item: Item) => item as unknown as StoredOpinion;

export async function readOpinion(id: Id<"wrh">): Promise<StoredOpinion | undefined> {
  const found = await read(opinionKey(id));
  return found && asOpinion(found);
}
/** One opinion. Throws NOT_FOUND. */
export async function findOpinion(id: Id<"wrh">): Promise<StoredOpinion> {
  const found = await readOpinion(id);
  if (!found) throw new Problem("NOT_FOUND");
  return found;
}

/**
 * D9-13: a reader's request to stop a wiki, which names the reader's newest STOP opinion. It ends
 * when an admin decides that opinion, or with any decision once the wiki is hidden or deleted; the
 * writer's decision or edit does not end it.
 */
export const stopRequestKey = ({
  wikiId,
  requesterId,
}: Pick<StoredOpinion, "wikiId" | "requesterId">) => ({
  pk: `wiki-stops#${wikiId}`,
  sk: requesterId,
});
/** The most requests that are read; far fewer escalate. */
const mostStopRequests = 100;
/** The opinions by which different people ask to stop a wiki, up to a limit. */
export async function stopRequestsOf(wikiId: Id<"wik">): Promise<Id<"wrh">[]> {
  const list: ListOf = { pk: `wiki-stops#${wikiId}`, newestFirst: false, consistent: true };
  const { items } = await query(list, mostStopRequests);
  return items.map((row) => row["opinionId"] as Id<"wrh">);
}

/** The people with open opinions on a wiki, up to a limit. */
export async function waitingOf(wikiId: Id<"wik">, most: number): Promise<Id<"usr">[]> {
  const list: ListOf = {
    pk: `wiki-opinions-open#${wikiId}`,
    newestFirst: false,
    consistent: true,
  };
  // Each person may have one open opinion of every type.
  const { items } = await query(list, most * opinionTypes.length);
  return [...new Set(items.map((row) => row["requesterId"] as Id<"usr">))].slice(0, most);
}

/** Requests to stop that wait for an admin (D9-13). */
export const escalated: ListOf = {
  index: "gsi2",
  pk: "wiki-opinions#escalated",
  newestFirst: true,
};

/** Opinions that somebody received or sent, newest first. */
export const listOpinions = (
  side: "RECEIVED" | "SENT",
  userId: Id<"usr">,
  isViewed: boolean | undefined,
  paging: PageQuery,
): Promise<Page<StoredOpinion>> => {
  const list: ListOf =
    side === "RECEIVED"
      ? { index: "gsi1", pk: `wiki-opinions#to#${userId}`, newestFirst: true }
      : { index: "gsi2", pk: `wiki-opinions#from#${userId}`, newestFirst: true };
  const fits = (item: Item) => item["isViewed"] === isViewed;
  return pageOf(list, paging, asOpinion, isViewed === undefined ? undefined : fits);
};

/** Opinions as admins list them: all, or the escalated ones. */
export const listForAdmins = (
  {
    isEscalated,
    ...filter
  }: { isEscalated: boolean; type?: string; result?: string; wikiId?: string },
  newestFirst: boolean,
  paging: PageQuery,
): Promise<Page<StoredOpinion>> => {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  const fits = (item: Item) => asked.every(([name, value]) => item[name] === value);
  const list: ListOf = isEscalated
    ? { ...escalated, newestFirst }
    : { index: "gsi1", pk: "wiki-opinions", newestFirst };
  return pageOf(list, paging, asOpinion, asked.length > 0 ? fits : undefined);
};

/** Opinions with the present names of their senders. */
export async function shownOpinions(opinions: readonly StoredOpinion[]): Promise<Opinion[]> {
  const nameOf = await namesOf(opinions.map(({ requesterId }) => requesterId));
  return opinions.map((opinion) => ({ ...opinion, requesterName: nameOf(opinion.requesterId) }));
}

/** One opinion that the caller sent or received. Throws NOT_FOUND. */
export async function findForParty(id: Id<"wrh">, userId: Id<"usr">): Promise<StoredOpinion> {
  const opinion = await findOpinion(id);
  if (opinion.writerId !== userId && opinion.requesterId !== userId) throw new Problem("NOT_FOUND");
  return opinion;
}
