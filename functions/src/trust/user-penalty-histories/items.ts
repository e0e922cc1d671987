import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Penalty } from "@bupum/shared/trust/user-penalty-histories/admin-contract";
import type { PenaltyStatus } from "@bupum/shared/trust/user-penalty-histories/reasons";
import { everyRow, type ListOf, pageOf } from "../../kernel/list.ts";
import { type Item, type Key, read } from "../../kernel/table.ts";

// | access pattern                  | index | pk                          | sk               |
// |---------------------------------|-------|-----------------------------|------------------|
// | one report                      |       | penalty#<pen>               | penalty          |
// | all of them, by age             | gsi1  | penalties#all               | <createdAt>#<id> |
// | those of one status, by age     | gsi2  | penalties#<status>          | <createdAt>#<id> |
// | a reporter's report of one deal |       | reporter#<usr>              | <ref id>         |
// | reports of a reporter and day   |       | limit#penalties#<usr>       | <day in Seoul>   |

export type PenaltyItem = Penalty & Key;

export const penaltyKey = (id: Id<"pen">): Key => ({ pk: `penalty#${id}`, sk: "penalty" });
const reporterPk = (id: Id<"usr">) => `reporter#${id}`;
/** The lock that allows one report for each deal, with the id of that report. */
export const reporterKey = ({ reporterId, refId }: Pick<Penalty, "reporterId" | "refId">): Key => ({
  pk: reporterPk(reporterId),
  sk: refId,
});

export const statusKeys = (status: PenaltyStatus, row: Pick<Penalty, "id" | "createdAt">) => ({
  gsi2pk: `penalties#${status}`,
  gsi2sk: `${row.createdAt}#${row.id}`,
});

// Only the writes of writes.ts make rows with these keys, so these casts hold.
const asPenalty = (item: Item) => item as unknown as PenaltyItem;

/** One report. Throws NOT_FOUND. */
export async function findPenalty(id: Id<"pen">): Promise<PenaltyItem> {
  const found = await read(penaltyKey(id));
  if (!found) throw new Problem("NOT_FOUND");
  return asPenalty(found);
}

/** The reports that a person has sent. */
export async function* everyOfReporter(id: Id<"usr">): AsyncGenerator<PenaltyItem> {
  for await (const row of everyRow({ pk: reporterPk(id), newestFirst: false }, 100))
    yield await findPenalty(row["id"] as Id<"pen">);
}

/** Reports that wait for a decision, oldest first. */
export const openPenalties: ListOf = { index: "gsi2", pk: "penalties#PENDING", newestFirst: false };

interface PenaltySearch {
  status: PenaltyStatus | undefined;
  sellerId: string | undefined;
  reporterId: string | undefined;
  newestFirst: boolean;
}

/** Reports by age: the state chooses the list; seller and reporter are filtered row by row. */
export function listPenalties(search: PenaltySearch, paging: PageQuery): Promise<Page<Penalty>> {
  const { status, sellerId, reporterId, newestFirst } = search;
  const isOfPeople = (sellerId ?? reporterId) !== undefined;
  const fits = ({ targetSellerId, reporterId: from }: PenaltyItem) =>
    (sellerId === undefined || targetSellerId === sellerId) &&
    (reporterId === undefined || from === reporterId);
  return pageOf(
    status
      ? { index: "gsi2", pk: `penalties#${status}`, newestFirst }
      : { index: "gsi1", pk: "penalties#all", newestFirst },
    paging,
    (item): Penalty => asPenalty(item),
    isOfPeople ? (item) => fits(asPenalty(item)) : undefined,
  );
}
