import { estimateLimits, type GroupDraft } from "@bupum/shared/deal/estimate-groups/contract";
import { type GroupLine } from "@bupum/shared/deal/estimate-groups/line";
import { maskedName } from "@bupum/shared/deal/estimate-groups/rules";
import { searchText } from "@bupum/shared/deal/estimates/rules";
import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import { defaultDueAt } from "@bupum/shared/kernel/calendar/calendar";
import { type Id, toRequestLineId } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { addHours, addMs, type Instant, seoulDay, toTtl } from "@bupum/shared/kernel/time";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { claim } from "../../accounts/stored-files/items.ts";
import { audit } from "../../kernel/audit.ts";
import { type Context, personIdOf, userOf } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import { message } from "../../kernel/messages/outbox.ts";
import type { Item, Write } from "../../kernel/table.ts";
import { askedTexts, titleOf } from "../whole-groups/line-rules.ts";

import {
  bomKey,
  type GroupItem,
  groupKey,
  groupListKey,
  type GroupTerms,
  groupTermsKey,
  lookDueKey,
  lookKey,
  type StoredGroupLine,
  unassignedKeys,
} from "../whole-groups/groups.ts";
import type { NamedProduct } from "./rules.ts";

// Without a guard: goes with a guarded write of the same transaction.

/** Counts a request of a person, also one in the name of a company. */
export function countRequest({ actor }: Pick<Context, "actor">, now: Instant): Write {
  const most = estimateLimits.groupsPerDay;
  return {
    change: { pk: `limit#groups#${personIdOf(actor)}`, sk: seoulDay(now) },
    set: { ttl: toTtl(addHours(now, 48)) },
    add: { count: 1 },
    guard: {
      absentOrBelow: { count: most * env("api").LIMIT_FACTOR },
      refused: new Problem("REQUEST_LIMIT", { most }),
    },
  };
}

/** Refused with BOM_PART_SENT if that part of the list was already sent. */
export const placeInBom = (
  buyerId: Id<"usr">,
  bom: NonNullable<GroupDraft["bom"]>,
  groupId: Id<"egr">,
): Write => ({
  put: { ...bomKey(buyerId, bom), groupId },
  guard: { exists: false, refused: new Problem("BOM_PART_SENT") },
});

interface Making {
  id: Id<"egr">;
  draft: GroupDraft;
  products: readonly NamedProduct[];
  chosen: readonly Id<"sel">[][];
  attached: Attachments;
  region: Region | undefined;
  sellerTexts: readonly string[];
  now: Instant;
}

function linesOf({ draft, products, chosen, attached }: Making): StoredGroupLine[] {
  return draft.lines.map((line, index): StoredGroupLine => {
    const {
      otherNames: _names,
      otherMakers: _makers,
      ownerId: _owner,
      ...product
    } = products[index]!;
    const { fileIds: _files, partName: _name, ...wanted } = line;
    return {
      ...wanted,
      ...product,
      requestLineId: toRequestLineId(index),
      sellerIds: chosen[index]!,
      files: attached.lines[index]!,
    } satisfies GroupLine;
  });
}

export function rowsOf(ctx: Context, making: Making) {
  const { id, draft, products, chosen, attached, region, now } = making;
  const { userId, byAdmin, member, companyName, name } = userOf(ctx);
  const lines = linesOf(making);
  const number = ctx.newNumber("EG");
  const title = draft.title ?? titleOf(lines, ctx.language);
  const group: GroupItem & Item = {
    ...groupKey(id),
    ...groupListKey({ id, buyerId: userId, createdAt: now, status: "PENDING" }),
    id,
    number,
    title,
    buyerId: userId,
    createdBy: byAdmin ?? userId,
    ...(member && { askedBy: member.person.userId }),
    // All sellers read it: a person's name without a company is shown only with the order's
    // contact.
    buyerName: companyName ?? maskedName(name),
    ...(region && { buyerRegion: region }),
    status: "PENDING",
    open: true,
    lineCount: lines.length,
    sellerCount: new Set(chosen.flat()).size,
    quotedCount: 0,
    orderedCount: 0,
    ...(draft.bom && { bom: draft.bom }),
    dueAt: draft.dueAt ?? defaultDueAt(now),
    dispatching: true,
    searchText: searchText(
      number,
      title,
      ...lines.flatMap((line) => [...askedTexts(line), line.manufactorName]),
      ...products.flatMap(({ otherNames, otherMakers }) => [...otherNames, ...otherMakers]),
      ...making.sellerTexts,
    ),
    version: 1,
    createdAt: now,
  };
  const { memo, strictDeadline, desiredDeliveryDate, shippingFeePayer, preferredCurrency } = draft;
  const unassignedLineIds = lines
    .filter(({ sellerIds }) => sellerIds.length === 0)
    .map(({ requestLineId }) => requestLineId);
  const terms: GroupTerms & Item = {
    ...groupTermsKey(id),
    memo,
    strictDeadline,
    desiredDeliveryDate,
    region,
    shippingFeePayer,
    preferredCurrency,
    contact: draft.contact,
    files: attached.group,
    lines,
    unassignedLineIds,
    ...(unassignedLineIds.length > 0 && unassignedKeys(group)),
  };
  return { group, terms };
}

export interface Attachments {
  group: FileSummary[];
  /** The claims by line, in the order of the request. */
  lines: FileSummary[][];
  writes: Write[];
}

/** Claims the files of a request and its lines, each for the sellers who are asked for it. */
export async function attach(
  ctx: Context,
  groupId: Id<"egr">,
  draft: Pick<GroupDraft, "fileIds" | "lines">,
  chosen: readonly Id<"sel">[][],
): Promise<Attachments> {
  const readers = new Map<Id<"fil">, Set<Id<"sel">>>();
  const admit = (fileIds: readonly Id<"fil">[], sellerIds: readonly Id<"sel">[]) => {
    for (const id of fileIds) readers.set(id, new Set([...(readers.get(id) ?? []), ...sellerIds]));
  };
  admit(draft.fileIds, chosen.flat());
  for (const [index, { fileIds }] of draft.lines.entries()) admit(fileIds, chosen[index]!);
  const most = estimateLimits.files;
  if (readers.size > most) throw faultAt("body.fileIds", "too_many", { maximum: most });
  const audiences = Map.groupBy(readers, ([, sellerIds]) => [...sellerIds].toSorted().join());
  const claims = await Promise.all(
    [...audiences.values()].map((files) =>
      claim(
        ctx,
        files.map(([id]) => id),
        {
          entity: "estimateGroup",
          id: groupId,
          readers: { buyerId: userOf(ctx).userId, sellerIds: [...files[0]![1]] },
        },
      ),
    ),
  );
  const found = new Map(claims.flatMap(({ files }) => files.map((file) => [file.id, file])));
  const summaries = (fileIds: readonly Id<"fil">[]) => fileIds.map((id) => found.get(id)!);
  return {
    group: summaries(draft.fileIds),
    lines: draft.lines.map(({ fileIds }) => summaries(fileIds)),
    writes: claims.flatMap(({ writes }) => writes),
  };
}

/** Adds a seller; refused if the request changed since it was read. */
export const widenGroup = (
  { id, version, searchText: texts }: GroupItem,
  ...sellerTexts: string[]
): Write => ({
  change: groupKey(id),
  set: { dispatching: true, searchText: `${texts} ${searchText(...sellerTexts)}` },
  add: { version: 1, sellerCount: 1 },
  guard: { equals: { open: true, version }, refused: new Problem("BUSY") },
});

/**
 * Ends a request for its buyer or an admin; a worker closes its estimates and notifies the sellers.
 */
export function endGroup(
  ctx: Context,
  group: GroupItem,
  { status, closeReason }: Pick<GroupItem, "status" | "closeReason">,
  closeDetail?: string,
): Write[] {
  const { id, status: from, version } = group;
  const stale = new Problem("VERSION_CONFLICT");
  return [
    {
      change: groupKey(id),
      set: { open: false, status, closeReason, ...groupListKey({ ...group, status }) },
      add: { version: 1 },
      guard: { equals: { open: true, version }, refused: stale },
    },
    ...(closeDetail ? [{ change: groupTermsKey(id), set: { closeDetail } }] : []),
    audit(ctx, {
      entity: "estimateGroup",
      id,
      from,
      to: status,
      reason: closeDetail ?? closeReason,
    }),
    message(ctx.now(), "group.changed", { groupId: id }),
  ];
}

/** When the timers of a new request are first due: halfway to its deadline (D5-7). */
export const firstLook = ({ id, createdAt, dueAt }: GroupItem): Write => ({
  put: {
    ...lookKey(id),
    lookedAt: createdAt,
    version: 1,
    ...lookDueKey(id, addMs(createdAt, (Date.parse(dueAt) - Date.parse(createdAt)) / 2)),
  },
  guard: { exists: false, refused: new Problem("BUSY") },
});
