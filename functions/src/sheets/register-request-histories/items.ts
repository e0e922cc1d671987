import { type BatchStatus, batchStatuses } from "@bupum/shared/accounts/batch-job-status/contract";
import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/languages";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { seoulMonth } from "@bupum/shared/kernel/calendar/months";
import { addHours, type Day, type Instant, seoulDay, toTtl } from "@bupum/shared/kernel/time";
import type { FileErrorCode } from "@bupum/shared/sheets/register-request-histories/file-error-codes";
import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import type { AssignedColumn } from "@bupum/shared/sheets/register-request-histories/heads";
import { fileMessage } from "@bupum/shared/sheets/register-request-histories/row-message";
import {
  type AdminManualStatus,
  manualStatusOf,
} from "@bupum/shared/sheets/register-request-histories/rules";
import type { RegisterWords } from "@bupum/shared/sheets/register-request-histories/words/types";
import { type ListOf, pageOf, query } from "../../kernel/list.ts";
import type { Item, Key, Values, Write } from "../../kernel/table.ts";
import { read, readMany } from "../../kernel/table.ts";
import { exactly } from "../../kernel/rows/write-request.ts";

// | access pattern                    | index | pk                               | sk               |
// |-----------------------------------|-------|----------------------------------|------------------|
// | one request                       |       | register-request#<rrh>           | request          |
// | a seller's requests, newest first | gsi1  | seller#<sel>#register-requests   | <createdAt>#<id> |
// | by admin manual status            | gsi2  | register-requests#<manual>       | <createdAt>#<id> |
// | all of them (thin row "listed")   | gsi1  | register-requests                | <createdAt>#<id> |
// | by status (thin row "listed")     | gsi2  | register-requests#is#<status>    | <createdAt>#<id> |
// | who sent that file last           |       | lock#register-file#<sel>#<hash>  | lock             |
// | files of a seller in a month      |       | seller#<sel>                     | files#<YYYY-MM>  |
// | how many, of one day in Seoul     |       | counter#register-requests        | all, on#<day>    |

/** A request as stored. */
export interface RequestItem
  extends Key, Omit<RegisterRequestHistory, "failure" | "report" | "sellerStatus"> {
  userId: Id<"usr">;
  /** The sender's language: that of the report. */
  language: Language;
  fileHash: string;
  /** What its seller said that headings mean (D8-22). */
  assigned?: AssignedColumn[];
  /** Grows with each retry. */
  run: number;
  /** The last row that the present pass has handled. */
  lastRowNo: number;
  failure?: { code: FileErrorCode; params?: Record<string, unknown> };
  reportFile?: FileSummary;
  /** Listings that the plan still allows, behind the rows that are checked so far. */
  room?: number;
  /** The makers that names of the file mean, by the normalised name. */
  makers?: Record<string, Id<"mkr">>;
  /** The currency that ¥ means in the file (D8-18). */
  yenSign?: "CNY";
  /** The present check takes every row that was set aside before it (D8-17). */
  overwritesAll?: boolean;
  /** How often its rows were checked again in the hour that began then. */
  checks?: { since: Instant; count: number };
  /** It does not count among the month's files: nothing was read (D8-13), or it corrects (D8-21). */
  isUncounted?: true;
  /** The failed rows that it took from the request that it corrects. */
  tookRows?: number;
}

export const requestKey = (id: string): Key => ({ pk: `register-request#${id}`, sk: "request" });
export const listedKey = (id: string): Key => ({ pk: `register-request#${id}`, sk: "listed" });
const counterPk = "counter#register-requests";
export const fileLock = (sellerId: string, hash: string): Key => ({
  pk: `lock#register-file#${sellerId}#${hash}`,
  sk: "lock",
});
export const monthKey = (sellerId: string, at: Instant): Key => ({
  pk: `seller#${sellerId}`,
  sk: `files#${seoulMonth(at)}`,
});

// Requests are written by this file alone, in this shape.
export const toRequest = (item: Item): RequestItem => item as unknown as RequestItem;

/** One request, strongly consistent. */
export async function readRequest(id: Id<"rrh">): Promise<RequestItem | undefined> {
  const item = await read(requestKey(id));
  return item && toRequest(item);
}
/** The same. Throws NOT_FOUND. */
export async function find(id: Id<"rrh">): Promise<RequestItem> {
  const found = await readRequest(id);
  if (!found) throw new Problem("NOT_FOUND");
  return found;
}

/** Moves the counters of all days and of the day on which the request was made. */
const count = (createdAt: Instant, add: Partial<Record<BatchStatus, number>>): Write[] =>
  ["all", `on#${seoulDay(createdAt)}`].map((sk) => ({ change: { pk: counterPk, sk }, add }));

const sentHours = 24;

/** A request that is new, with its lock and the month's count, if any. Without a guard: rows beside it. */
export function addRequest(
  request: Omit<RequestItem, "pk" | "sk">,
  limit: { files: number; refused: Problem } | undefined,
): Write[] {
  const { id, sellerId, sellerName, status, createdAt } = request;
  const sk = `${createdAt}#${id}`;
  const sentUntil = addHours(createdAt, sentHours);
  return [
    {
      put: {
        ...requestKey(id),
        entityType: "register-request",
        ...request,
        gsi1pk: `seller#${sellerId}#register-requests`,
        gsi1sk: sk,
        gsi2pk: `register-requests#${manualStatusOf(status)}`,
        gsi2sk: sk,
      },
      guard: { exists: false, refused: new Problem("BUSY") },
    },
    {
      put: {
        ...listedKey(id),
        id,
        sellerName,
        gsi1pk: "register-requests",
        gsi1sk: sk,
        gsi2pk: `register-requests#is#${status}`,
        gsi2sk: sk,
      },
    },
    {
      put: { ...fileLock(sellerId, request.fileHash), id, sentUntil, ttl: toTtl(sentUntil) },
      guard: {
        absentOrBelow: { sentUntil: createdAt },
        refused: (old) =>
          new Problem("FILE_ALREADY_SENT", { registerRequestHistoryId: old?.["id"] }),
      },
    },
    ...(limit
      ? [
          {
            change: monthKey(sellerId, createdAt),
            add: { count: 1 },
            guard: { absentOrBelow: { count: limit.files }, refused: limit.refused },
          },
        ]
      : []),
    ...count(createdAt, { [status]: 1 }),
  ];
}

/** Whether the lock of the file still names this request. */
export const holdsFile = async ({ id, sellerId, fileHash }: RequestItem): Promise<boolean> =>
  (await read(fileLock(sellerId, fileHash)))?.["id"] === id;

type Set = { [K in keyof RequestItem]?: RequestItem[K] | undefined };

/** Thrown if the request has moved on: a late message has nothing to do. */
export const staleStep = new Problem("VERSION_CONFLICT");

/** The progress of a step when it was read. */
const atStep = ({ status, phase, run, checkedRows, appliedRows }: RequestItem) => ({
  equals: { status, phase, run, checkedRows, appliedRows },
  refused: staleStep,
});

/** Continues within a status; refused with VERSION_CONFLICT if another run continued before. */
export const advance = (before: RequestItem, set: Set): Write => ({
  change: requestKey(before.id),
  ...exactly(set),
  guard: atStep(before),
});

/** Moves to another status; the rules have allowed it. */
export const move = (before: RequestItem, to: BatchStatus, set: Set): Write[] => {
  const manual = manualStatusOf(to);
  const values = {
    ...set,
    status: to,
    adminManualStatus: manual,
    gsi2pk: `register-requests#${manual}`,
  };
  return [
    {
      change: requestKey(before.id),
      ...exactly(values),
      add: { version: 1 },
      guard: atStep(before),
    },
    { change: listedKey(before.id), set: { gsi2pk: `register-requests#is#${to}` } },
    ...count(before.createdAt, { [before.status]: -1, [to]: 1 }),
  ];
};

export const ofSeller = (sellerId: Id<"sel">): ListOf => ({
  index: "gsi1",
  pk: `seller#${sellerId}#register-requests`,
  newestFirst: true,
});

export const listOfSeller = (sellerId: Id<"sel">, paging: PageQuery): Promise<Page<RequestItem>> =>
  pageOf(ofSeller(sellerId), paging, toRequest);

export interface Filter {
  adminManualStatus?: AdminManualStatus | undefined;
  status?: BatchStatus | undefined;
  /** Days in Seoul, both included. */
  from?: Instant | undefined;
  to?: Instant | undefined;
  sellerName?: string | undefined;
  oldestFirst?: boolean | undefined;
}

const listOn = (pk: string): ListOf => ({ index: "gsi2", pk, newestFirst: false });
/** Thin rows of all requests in one status, oldest first. */
export const inStatus = (status: BatchStatus): ListOf => listOn(`register-requests#is#${status}`);
/** Requests until no act of an admin is pending (D8-2), oldest first. */
export const openRegisterRequests = listOn(`register-requests#${manualStatusOf("READY")}`);

const far = "9999";
const near = "0";
const listOf = (wanted: Filter): ListOf => ({
  ...(wanted.adminManualStatus
    ? { index: "gsi2", pk: `register-requests#${wanted.adminManualStatus}` }
    : wanted.status
      ? { index: "gsi2", pk: `register-requests#is#${wanted.status}` }
      : { index: "gsi1", pk: "register-requests" }),
  ...((wanted.from ?? wanted.to) && {
    between: [wanted.from ?? near, `${wanted.to ?? far}~`] as const,
  }),
  newestFirst: !wanted.oldestFirst,
});

const keyOf = (name: string) => name.normalize("NFKC").toLowerCase().replaceAll(/\s/g, "");
const isNamed = (wanted: Filter) => {
  const key = keyOf(wanted.sellerName ?? "");
  return (item: Item) => keyOf(String(item["sellerName"])).includes(key);
};

/** One page of all requests. */
export async function listAll(wanted: Filter, paging: PageQuery): Promise<Page<RequestItem>> {
  // If the two contradict each other, no request matches.
  if (
    wanted.status &&
    wanted.adminManualStatus &&
    manualStatusOf(wanted.status) !== wanted.adminManualStatus
  )
    return { items: [], page: paging.page, itemsPerPage: paging.itemsPerPage };
  const narrow = wanted.status ? { ...wanted, adminManualStatus: undefined } : wanted;
  const filter = wanted.sellerName ? isNamed(wanted) : undefined;
  const found = await pageOf(listOf(narrow), paging, (item) => item, filter);
  if (narrow.adminManualStatus) return { ...found, items: found.items.map(toRequest) };
  const rows = await readMany(
    found.items.map((item) => requestKey(String(item["id"]))),
    false,
  );
  return { ...found, items: rows.flatMap((row) => (row ? [toRequest(row)] : [])) };
}

type Counts = Record<BatchStatus, number>;
const sum = (rows: readonly Values[]): Counts =>
  Object.fromEntries(
    batchStatuses.map((status) => [
      status,
      rows.reduce((total, row) => total + Number(row[status] ?? 0), 0),
    ]),
    // fromEntries does not know that every status is among them.
  ) as Counts;

/** Requests by status, of all days or of some; exact, because each move updates its counters. */
export async function countByDay(from?: Day, to?: Day): Promise<Counts> {
  if (!from && !to) return sum([(await read({ pk: counterPk, sk: "all" }, false)) ?? {}]);
  const days = { pk: counterPk, between: [`on#${from ?? near}`, `on#${to ?? far}~`] as const };
  return sum((await query({ ...days, newestFirst: true }, 4_000)).items);
}

const lookedAt = 2_000;
/** Requests by sellers' names: only the newest 2,000 are read. */
export async function countNamed(wanted: Filter): Promise<{ counts: Counts; isPartial: boolean }> {
  const { items, more } = await query(
    listOf({ ...wanted, adminManualStatus: undefined }),
    lookedAt,
  );
  const named = items.filter(isNamed(wanted));
  const counts = sum(named.map((item) => ({ [String(item["gsi2pk"]).split("#").at(-1)!]: 1 })));
  return { counts, isPartial: more };
}

/** A request as people see it. */
export function toHistory(
  request: Omit<RequestItem, "pk" | "sk">,
  words: RegisterWords,
): RegisterRequestHistory {
  const { failure, reportFile, assigned: _, ...rest } = request;
  return {
    ...rest,
    sellerStatus: request.adminManualStatus === "DONE" ? "DONE" : "READY",
    ...(failure && { failure: { code: failure.code, message: fileMessage(failure, words) } }),
    ...(reportFile && { report: reportFile }),
  };
}
