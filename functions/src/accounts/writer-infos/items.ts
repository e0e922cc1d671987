import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { WriterApproval, WriterRole } from "@bupum/shared/accounts/users/contract";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import { type ListOf, pageOf, query } from "../../kernel/list.ts";
import { type Item, type Key, read, readMany, type Values } from "../../kernel/table.ts";

// | access pattern                        | index | pk                | sk                        |
// |---------------------------------------|-------|-------------------|---------------------------|
// | one writer or applicant               |       | writer#<wri>      | info                      |
// | those under review, due first         | gsi1  | writers#PENDING   | <reviewDueAt>#<wri>       |
// | WRITERs or EXPERTs, newest first      | gsi2  | writers#<role>    | <createdAt>#<wri>         |
// | all of them, newest first             | gsi1  | writers#all       | <createdAt>#<wri> (entry) |
// | the same of one review state          | gsi2  | writers#all#<st>  | <createdAt>#<wri> (entry) |

export type WriterRow = Key & WriterInfo;

export const writerKey = (id: string): Key => ({ pk: `writer#${id}`, sk: "info" });
export const entryKey = (id: string): Key => ({ pk: `writer#${id}`, sk: "entry" });
const everyWriter = "writers#all";

// The rows are written by the builders below, in this shape.
const toWriter = (item: Item | undefined) => item as unknown as WriterRow | undefined;

/** One writer or applicant, whatever its state, or undefined. */
export const readWriter = async (id: Id<"wri">): Promise<WriterRow | undefined> =>
  toWriter(await read(writerKey(id)));

/** Like `find`, but throws NOT_FOUND. */
export async function findWriter(id: Id<"wri">): Promise<WriterRow> {
  const found = await readWriter(id);
  if (!found) throw new Problem("NOT_FOUND");
  return found;
}

/** The fields that every list can filter by: equal in both rows of a writer. */
const narrowed = ({ penName, organization = "", status, writerRole }: WriterInfo) => ({
  status,
  writerRole,
  words: normalize(`${penName} ${organization}`),
});

/** The index keys of a row, beside its fields. Undefined ones are removed. */
export function indexValues(info: WriterInfo): Values {
  const { id, status, writerRole, reviewDueAt, createdAt } = info;
  const waits = status === "PENDING";
  const writes = writerRole !== "NONE";
  return {
    ...narrowed(info),
    gsi1pk: waits ? "writers#PENDING" : undefined,
    gsi1sk: waits ? `${reviewDueAt ?? createdAt}#${id}` : undefined,
    gsi2pk: writes ? `writers#${writerRole}` : undefined,
    gsi2sk: writes ? `${createdAt}#${id}` : undefined,
  };
}

/** A second, thin row of a writer, for the admins' lists by age. */
export const entryRow = (info: WriterInfo): Item => ({
  ...entryKey(info.id),
  writerId: info.id,
  ...narrowed(info),
  gsi1pk: everyWriter,
  gsi1sk: `${info.createdAt}#${info.id}`,
  gsi2pk: `${everyWriter}#${info.status}`,
  gsi2sk: `${info.createdAt}#${info.id}`,
});

/** The rows of one writer. */
export const writerItems = (info: WriterInfo): [Item, Item] => [
  { ...info, ...writerKey(info.id), entityType: "writer", ...indexValues(info) },
  entryRow(info),
];

export interface WriterSearch {
  status?: WriterApproval | undefined;
  writerRole?: WriterRole | undefined;
  searchKeyword?: string | undefined;
  /** Sorted by the end of the review; contains only writers under review. */
  byEnd: boolean;
  newestFirst: boolean;
}

/** Those under review, due first. */
export const pendingWriters: ListOf = { index: "gsi1", pk: "writers#PENDING", newestFirst: false };

/** The list with the fewest rows that contains the wanted ones. */
function listOf({ status, writerRole, byEnd, newestFirst }: WriterSearch): ListOf {
  if (byEnd) return { ...pendingWriters, newestFirst };
  if (writerRole && writerRole !== "NONE")
    return { index: "gsi2", pk: `writers#${writerRole}`, newestFirst };
  if (status) return { index: "gsi2", pk: `${everyWriter}#${status}`, newestFirst };
  return { index: "gsi1", pk: everyWriter, newestFirst };
}

const idOf = (item: Item) => (item["writerId"] ?? item["id"]) as Id<"wri">;

/** Writers and applicants by state, role and words, by age or by the end of their review. */
export async function listWriters(
  search: WriterSearch,
  paging: PageQuery,
): Promise<Page<WriterRow>> {
  const { status, writerRole } = search;
  const words = normalize(search.searchKeyword ?? "");
  const isNarrowed = words !== "" || status !== undefined || writerRole !== undefined;
  const fits = (item: Item) =>
    (status === undefined || item["status"] === status) &&
    (writerRole === undefined || item["writerRole"] === writerRole) &&
    String(item["words"]).includes(words);
  const page = await pageOf(listOf(search), paging, idOf, isNarrowed ? fits : undefined);
  const rows = await readMany(page.items.map(writerKey), false);
  return { ...page, items: rows.flatMap((row) => toWriter(row) ?? []) };
}

/** The newest experts whose certification stands. */
export async function listExperts(most: number): Promise<WriterRow[]> {
  const list: ListOf = { index: "gsi2", pk: "writers#EXPERT", newestFirst: true };
  const { items } = await query(list, most);
  return items
    .flatMap((item) => toWriter(item) ?? [])
    .filter(({ status }) => status === "APPROVED");
}

/** What the API shows of a row. */
export function toWriterInfo(row: WriterInfo): WriterInfo {
  const { pk: _pk, sk: _sk, ...info } = row as WriterRow;
  return info;
}
