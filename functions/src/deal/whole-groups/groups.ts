import { betweenDays } from "../../kernel/list.ts";
import type { GroupRow } from "@bupum/shared/deal/estimate-groups/contract";
import type { GroupLine } from "@bupum/shared/deal/estimate-groups/line";
import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Currency } from "@bupum/shared/kernel/money/money";
import { ulidOf } from "@bupum/shared/kernel/owner-ids";
import type { PageQuery } from "@bupum/shared/kernel/page";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Day, Instant } from "@bupum/shared/kernel/time";
import type { shippingFeePayers } from "@bupum/shared/selling/merchandises/contract";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { everyRow, type ListOf, pageOf, query, queryAll } from "../../kernel/list.ts";
import { type Item, type Key, readMany } from "../../kernel/table.ts";

// The 25 characters are the ULID of the request without its last one: the request itself ends in
// 0, its estimates end in different other characters, so each id tells the partition of its request.
// | access pattern              | index | pk                 | sk                                 |
// |-----------------------------|-------|--------------------|------------------------------------|
// | all of one request          |       | group#<25 chars>   | estimate# .. request               |
// | header of a request         |       | group#<25 chars>   | group                              |
// | its lines, terms, contact   |       | group#<25 chars>   | request                            |
// | quotes in notices so far    |       | group#<25 chars>   | notice                             |
// | requests of a buyer, newest | gsi1  | buyer#<usr>#groups | <createdAt>#<id>                   |
// | the same in one status      | gsi2  | buyer#<usr>#groups#<status> | <createdAt>#<id>          |
// | grouped notices that wait   | gsi2  | due#quotes         | <dueAt>#<egr>                      |
// | lines that nobody is asked  | gsi1  | groups#unassigned  | <createdAt>#<egr>                  |
// | when time looks at it next  |       | group#<25 chars>   | look                               |
// | requests to look at         | gsi2  | due#groups         | <next>#<egr>                       |
// | requests a buyer and day    |       | limit#groups#<usr> | <day in Seoul>                     |
/**
 * A request line as stored: with the listing that it started from, which other sellers must not
 * see.
 */
export interface StoredGroupLine extends GroupLine {
  merchandiseId?: Id<"mch"> | undefined;
}
/** The header: the fields of lists and of every transition of the request. */
export interface GroupItem extends GroupRow, Key {
  buyerId: Id<"usr">;
  createdBy?: Id<"usr">;
  askedBy?: Id<"usr">;
  buyerName: string;
  buyerRegion?: Region | undefined;
  dispatching: boolean;
  searchText: string;
  /** An admin deleted it: its buyer no longer sees it (D3-26). */
  deletedAt?: Instant;
  /** The number of quotes of all its lines now, and when the buyer last looked. */
  quotesGiven?: number;
  quotesSeen?: number;
  /** Of the quotes that wait for a decision (D38-2); null where none does any more. */
  waitingQuotes?: {
    endsOn: Day;
    bestWon?: number;
    worstWon?: number;
    isApproximate?: boolean;
  } | null;
  version: number;
}
/** Shown on the detail page only. */
export interface GroupTerms extends Key {
  memo?: string | undefined;
  closeDetail?: string | undefined;
  strictDeadline: boolean;
  desiredDeliveryDate?: Day | undefined;
  region?: Region | undefined;
  shippingFeePayer?: (typeof shippingFeePayers)[number] | undefined;
  preferredCurrency?: Currency | undefined;
  contact: { name: string; phone?: string | undefined; email?: string | undefined };
  files: FileSummary[];
  lines: StoredGroupLine[];
  unassignedLineIds: string[];
  /** Present while a line of an open request has no seller. */
  gsi1pk?: string;
}
/** The number of quotes of each estimate that the buyer was notified of, and when last. */
export interface NoticeItem extends Key {
  told: Record<string, number>;
  tellCount: number;
  toldAt: Instant;
  version: number;
}
/** The moment up to which the request's timers have run, and the next one (D5-7). */
export interface LookItem extends Key {
  lookedAt: Instant;
  version: number;
  /** `<instant>#<egr>`; absent once the sweep has taken it. */
  gsi2sk?: string;
}
/** The partition of a request, from the id of its request or of any of its estimates. */
export const groupPk = (id: string): string => `group#${ulidOf(id).slice(0, 25)}`;
export const groupKey = (id: string): Key => ({ pk: groupPk(id), sk: "group" });
export const groupTermsKey = (id: string): Key => ({ pk: groupPk(id), sk: "request" });
export const noticeKey = (id: string): Key => ({ pk: groupPk(id), sk: "notice" });
export const lookKey = (id: string): Key => ({ pk: groupPk(id), sk: "look" });
const unassignedPk = "groups#unassigned";
/** Requests with lines that no seller is asked for, longest waiting first. */
export const unassignedGroups: ListOf = { index: "gsi1", pk: unassignedPk, newestFirst: false };
/** Shows admins a request with lines that nobody is asked for. */
export const unassignedKeys = ({ id, createdAt }: Pick<GroupItem, "id" | "createdAt">) => ({
  gsi1pk: unassignedPk,
  gsi1sk: `${createdAt}#${id}`,
});
/** Queues a request to be looked at. */
export const lookDueKey = (groupId: Id<"egr">, at: Instant) => ({
  gsi2pk: "due#groups",
  gsi2sk: `${at}#${groupId}`,
});
export const groupIdOf = (id: string): Id<"egr"> => `egr_${ulidOf(id).slice(0, 25)}0`;

const lastCharacters = "123456789ABCDEFGHJKMNPQRSTVWXYZ";
/**
 * Ids for further estimates of a request, in random order, so that they do not reveal the number.
 */
export function newEstimateIds(
  groupId: Id<"egr">,
  count: number,
  taken: readonly string[] = [],
): Id<"est">[] {
  const free = [...lastCharacters].filter((one) => !taken.some((id) => id.endsWith(one)));
  return Array.from({ length: count }, () => {
    const [character = ""] = free.splice(Math.floor(Math.random() * free.length), 1);
    return `est_${ulidOf(groupId).slice(0, 25)}${character}` as const;
  });
}

/** The normalised texts by which its buyer finds a request. */
export const groupTexts = ({ searchText, title }: Pick<GroupItem, "searchText" | "title">) => [
  searchText,
  normalize(title),
];

type Listed = Pick<GroupItem, "buyerId" | "createdAt" | "id" | "status">;
/** The index keys of a request; part of each write of its status. */
export function groupListKey({ buyerId, createdAt, id, status }: Listed) {
  const [pk, place] = [`buyer#${buyerId}#groups`, `${createdAt}#${id}`];
  return { gsi1pk: pk, gsi1sk: place, gsi2pk: `${pk}#${status}`, gsi2sk: place };
}

/** The ids of the lines that the buyer dropped. */
export const droppedLines = ({ lines }: Pick<GroupTerms, "lines">): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => (line.droppedAt ? [line.requestLineId] : [])));

// Only the builders of these types write rows of this partition, so the casts hold.
export const asGroup = (item: Item): GroupItem => item as unknown as GroupItem;
export const asTerms = (item: Item): GroupTerms => item as unknown as GroupTerms;

export async function readGroup(id: string) {
  const [group, terms] = await readMany([groupKey(id), groupTermsKey(id)]);
  return group && terms ? { group: asGroup(group), terms: asTerms(terms) } : undefined;
}

interface Days {
  startDate?: Day | undefined;
  endDate?: Day | undefined;
}
export const listGroups = <Row>(
  buyerId: Id<"usr">,
  wanted: { status?: GroupItem["status"] | undefined } & Days,
  paging: PageQuery,
  toRow: (row: GroupItem) => Row,
) =>
  pageOf(
    {
      ...(wanted.status
        ? { index: "gsi2", pk: `buyer#${buyerId}#groups#${wanted.status}` }
        : { index: "gsi1", pk: `buyer#${buyerId}#groups` }),
      newestFirst: true,
      ...betweenDays(wanted.startDate, wanted.endDate),
    },
    paging,
    (item) => toRow(asGroup(item)),
  );

/** The newest requests of a buyer with quotes to decide about. */
export async function newestQuoted(buyerId: Id<"usr">, most: number): Promise<GroupItem[]> {
  const pk = `buyer#${buyerId}#groups#CONFIRMED`;
  return (await query({ index: "gsi2", pk, newestFirst: true }, most)).items.map(asGroup);
}

/** Some requests; those that are gone are absent. */
export const readGroups = async (ids: readonly Id<"egr">[]): Promise<(GroupItem | undefined)[]> =>
  (await readMany(ids.map(groupKey))).map((item) => item && asGroup(item));

/** The place of a request in a list of parts: one row each, so that no part is sent twice. */
export const bomKey = (buyerId: Id<"usr">, { id, part }: NonNullable<GroupRow["bom"]>): Key => ({
  pk: `bom#${buyerId}#${id}`,
  sk: String(part).padStart(2, "0"),
});

/** The requests of a list of parts, in their order. */
export async function groupsOfBom(buyerId: Id<"usr">, id: string): Promise<GroupItem[]> {
  const rows = await queryAll({
    pk: bomKey(buyerId, { id, part: 1, parts: 1 }).pk,
    newestFirst: false,
  });
  const groups = await readGroups(rows.map(({ groupId }) => groupId as Id<"egr">));
  return groups.flatMap((group) => (group && !group.deletedAt ? group : []));
}

/** Every request of a buyer, newest first, or those made until a day. */
export async function* everyOfBuyer(buyerId: Id<"usr">, until?: Day): AsyncGenerator<GroupItem> {
  const days = betweenDays(undefined, until);
  const list: ListOf = { index: "gsi1", pk: `buyer#${buyerId}#groups`, newestFirst: true, ...days };
  for await (const row of everyRow(list, 100)) yield asGroup(row);
}

/** Queues a request for the sweep. */
export const dueKey = (groupId: Id<"egr">, dueAt: Instant) => ({
  gsi2pk: "due#quotes",
  gsi2sk: `${dueAt}#${groupId}`,
});
