import {
  type GroupDraft,
  estimateLimits,
  type GroupLine,
} from "@bupum/shared/estimate-groups/contract";
import { isDueAtAllowed, maskedName, mustBeWithinPlan } from "@bupum/shared/estimate-groups/rules";
import { searchText } from "@bupum/shared/estimates/rules";
import { defaultDueAt } from "@bupum/shared/kernel/calendar/calendar";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { type Id, toRequestLineId } from "@bupum/shared/kernel/ids";
import { type Fault, Problem } from "@bupum/shared/kernel/problem";
import { addHours, type Instant, seoulDay, toTtl } from "@bupum/shared/kernel/time";
import type { Region } from "@bupum/shared/users/regions";
import { estimateRow, listRecent } from "../estimates/items.ts";
import { audit } from "../kernel/audit.ts";
import { type Context, userOf } from "../kernel/context.ts";
import { env } from "../kernel/env.ts";
import { accountKey } from "../kernel/request/identity.ts";
import { message } from "../kernel/messages/outbox.ts";
import { type Item, read, type Write, write } from "../kernel/table.ts";
import { cheapestOfProduct } from "../merchandises/items.ts";
import { readLines } from "../product-estimates/items.ts";
import { titleOf } from "../product-estimates/rules.ts";
import { isOpen, mayTrade, readSellers, type SellerRow } from "../seller-infos/items.ts";
import { type Attachments, attach } from "./attachments.ts";
import {
  groupKey,
  groupListKey,
  type GroupItem,
  newEstimateIds,
  groupTermsKey,
  type GroupTerms,
  type StoredGroupLine,
} from "./items.ts";
import { findProducts, type NamedProduct } from "./products.ts";
import { chosenSellers, namedSellers } from "./sellers.ts";

export interface CreatedGroup {
  id: Id<"egr">;
  number: string;
  estimates: { id: Id<"est">; number: string }[];
  unassignedLineIds: string[];
}
type SellerId = Id<"sel">;

/**
 * Makes a request and its estimates in one transaction; the lines follow by a worker (D3-1).
 * `toReply` gives what a repeat of the call shall get.
 */
export async function createGroup<Reply>(
  ctx: Context,
  draft: GroupDraft,
  toReply: (made: CreatedGroup) => Reply,
): Promise<Reply> {
  const now = ctx.now();
  const { parts, chosen, asked, region, recent } = await checked(ctx, draft);
  const id: Id<"egr"> = `egr_${ctx.newId("egr").slice(4, 29)}0`;
  const [attached] = await Promise.all([
    attach(ctx, id, draft, chosen),
    mustBeFresh(recent, parts, chosen),
  ]);
  const { group, request } = rowsOf(ctx, {
    id,
    draft,
    parts,
    chosen,
    attached,
    region,
    now,
    sellerNames: asked.map(({ name }) => name),
  });
  const estimates = newEstimateIds(id, asked.length).map((estimateId, index) => ({
    id: estimateId,
    number: ctx.newNumber("ES"),
    sellerId: asked[index]!.id,
    sellerName: asked[index]!.name,
    lines: request.lines.filter(({ sellerIds }) => sellerIds.includes(asked[index]!.id)),
    createdAt: now,
  }));
  const { number } = group;
  const { unassignedLineIds } = request;
  const named = estimates.map((estimate) => ({ id: estimate.id, number: estimate.number }));
  const reply = toReply({ id, number, estimates: named, unassignedLineIds });
  await write(
    ctx.once(reply),
    countRequest(group.buyerId, now),
    { put: group, guard: { exists: false, refused: new Problem("BUSY") } },
    { put: request },
    ...estimates.map((one) => ({ put: estimateRow(group, one) })),
    ...attached.writes,
    audit(ctx, { entity: "estimateGroup", id, from: "-", to: "PENDING" }),
    message(now, "estimates.created", { groupId: id }),
  );
  return reply;
}

/**
 * What the request names and whom it reaches. One round of reads, two where a seller is known only
 * by a listing or an offer.
 */
async function checked(ctx: Context, draft: GroupDraft) {
  const actor = userOf(ctx);
  const now = ctx.now();
  const auto = draft.sellerSelection !== undefined;
  mustBeWithinPlan(actor.isPremium, { lines: draft.lines.length, auto });
  const [{ parts, faults }, account, recent, offers, stated] = await Promise.all([
    findProducts(draft.lines),
    read(accountKey(actor.userId), false),
    draft.allowDuplicate ? [] : listRecent(actor.userId, now),
    offersByLine(draft),
    sellersOf([draft, ...draft.lines].flatMap(({ sellerIds }) => sellerIds ?? [])),
  ]);
  faults.push(...faultsOf(draft, now));
  if (faults.length > 0) throw new Problem("INVALID_REQUEST", undefined, faults);
  const named = namedSellers(draft, parts);
  const further = [
    ...named.flatMap((one) => one?.sellerIds ?? []),
    ...offers.flatMap((found) => found.map(({ sellerId }) => sellerId)),
  ].filter((sellerId) => !stated.has(sellerId));
  const sellers = new Map([...stated, ...(await sellersOf(further))]);
  const chosen = chosenSellers({
    draft,
    own: actor.sellerId,
    named,
    offers,
    mayTrade: (sellerId) => mayTrade(sellers.get(sellerId)),
    isOpen: (sellerId) => isOpen(sellers.get(sellerId), now),
  });
  const asked = [...new Set(chosen.flat())].map((id) => ({
    id,
    // Who may trade has an approved copy.
    name: sellers.get(id)!.approved!.companyName,
  }));
  mustBeWithinPlan(actor.isPremium, { sellers: asked.length });
  const region = draft.region ?? (account?.["region"] as Region | undefined);
  return { parts, chosen, asked, region, recent };
}

/** So many offers of each part are looked at, cheapest first. */
const offerReach = 20;

const offersByLine = (draft: GroupDraft) =>
  Promise.all(
    draft.lines.map(({ productId, sellerIds, merchandiseId }) =>
      draft.sellerSelection && !draft.sellerIds && productId && !sellerIds && !merchandiseId
        ? cheapestOfProduct(productId, offerReach)
        : [],
    ),
  );

async function sellersOf(ids: SellerId[]): Promise<Map<SellerId, SellerRow>> {
  const distinct = [...new Set(ids)];
  const batches = chunksOf(distinct, cloudLimits.reads);
  const found = (await Promise.all(batches.map(readSellers))).flat();
  return new Map(found.flatMap((row) => (row ? [[row.id, row] as const] : [])));
}

function faultsOf(draft: GroupDraft, now: Instant): Fault[] {
  const faults: Fault[] = [];
  if (draft.dueAt !== undefined && !isDueAtAllowed(draft.dueAt, now))
    faults.push({ path: "body.dueAt", code: "DUE_AT_RANGE" });
  if (draft.desiredDeliveryDate !== undefined && draft.desiredDeliveryDate < seoulDay(now))
    faults.push({ path: "body.desiredDeliveryDate", code: "DATE_RANGE" });
  return faults;
}

/** The same part asked of the same seller within 24 hours and unanswered (D6-4). */
async function mustBeFresh(
  recent: Awaited<ReturnType<typeof listRecent>>,
  parts: readonly NamedProduct[],
  chosen: readonly SellerId[][],
): Promise<void> {
  const wanted = new Set(
    parts.flatMap(({ productId }, index) =>
      productId ? chosen[index]!.map((sellerId) => `${sellerId}#${productId}`) : [],
    ),
  );
  const twins = recent
    .filter(({ open }) => open)
    .flatMap(({ id, sellerId, parts: asked }) =>
      asked.flatMap(({ requestLineId, productId }) =>
        wanted.has(`${sellerId}#${productId}`) ? [`${id}#${requestLineId}` as const] : [],
      ),
    )
    .slice(0, 100);
  if (twins.length === 0) return;
  const { lines } = await readLines(twins);
  // A line that its worker has not written yet waits as well.
  const twin = lines.findIndex((line) => !line || (line.open && line.replyType === "PENDING"));
  const estimate = recent.find(({ id }) => twins[twin]?.startsWith(id));
  if (estimate) throw new Problem("DUPLICATE_REQUEST", { groupId: estimate.groupId });
}

function countRequest(buyerId: Id<"usr">, now: Instant): Write {
  const most = estimateLimits.groupsPerDay;
  return {
    change: { pk: `limit#groups#${buyerId}`, sk: seoulDay(now) },
    set: { ttl: toTtl(addHours(now, 48)) },
    add: { count: 1 },
    guard: {
      absentOrBelow: { count: most * env("api").LIMIT_FACTOR },
      refused: new Problem("REQUEST_LIMIT", { most }),
    },
  };
}

interface Making {
  id: Id<"egr">;
  draft: GroupDraft;
  parts: readonly NamedProduct[];
  chosen: readonly SellerId[][];
  attached: Attachments;
  region: Region | undefined;
  sellerNames: readonly string[];
  now: Instant;
}

function linesOf({ draft, parts, chosen, attached }: Making): StoredGroupLine[] {
  return draft.lines.map((line, index): StoredGroupLine => {
    const { otherNames: _names, otherMakers: _makers, ownerId: _owner, ...part } = parts[index]!;
    const { fileIds: _files, partName: _name, ...wanted } = line;
    return {
      ...wanted,
      ...part,
      requestLineId: toRequestLineId(index),
      sellerIds: chosen[index]!,
      files: attached.lines[index]!,
    } satisfies GroupLine;
  });
}

function rowsOf(ctx: Context, making: Making) {
  const { id, draft, parts, chosen, attached, region, now } = making;
  const { userId, companyName, name } = userOf(ctx);
  const lines = linesOf(making);
  const number = ctx.newNumber("EG");
  const title = draft.title ?? titleOf(lines, ctx.language);
  const group: GroupItem & Item = {
    ...groupKey(id),
    ...groupListKey({ id, buyerId: userId, createdAt: now }),
    id,
    number,
    title,
    buyerId: userId,
    // Every seller reads it: of a person without a company, the name shows with the order's contact.
    buyerName: companyName ?? maskedName(name),
    ...(region && { buyerRegion: region }),
    status: "PENDING",
    open: true,
    lineCount: lines.length,
    sellerCount: new Set(chosen.flat()).size,
    quotedCount: 0,
    orderedCount: 0,
    dueAt: draft.dueAt ?? defaultDueAt(now),
    dispatching: true,
    searchText: searchText(
      number,
      title,
      ...lines.flatMap((line) => [line.productName, line.partNumber, line.manufactorName]),
      ...parts.flatMap(({ otherNames, otherMakers }) => [...otherNames, ...otherMakers]),
      ...making.sellerNames,
    ),
    version: 1,
    createdAt: now,
  };
  const { memo, strictDeadline, desiredDeliveryDate, shippingFeePayer, preferredCurrency } = draft;
  const request: GroupTerms & Item = {
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
    unassignedLineIds: lines
      .filter(({ sellerIds }) => sellerIds.length === 0)
      .map(({ requestLineId }) => requestLineId),
  };
  return { group, request };
}
