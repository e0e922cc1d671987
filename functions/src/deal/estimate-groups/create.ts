import { livePointsOf } from "../../accounts/seller-infos/standing.ts";
import type { GroupDraft } from "@bupum/shared/deal/estimate-groups/contract";
import { mustBeWithinPlan } from "@bupum/shared/deal/estimate-groups/rules";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { type Fault, faultAt, Problem } from "@bupum/shared/kernel/problem";
import { autoRank } from "@bupum/shared/accounts/seller-infos/reliability";
import { sellersApart } from "../../accounts/blocks/items.ts";
import { usualRegion } from "../../accounts/companies/region.ts";
import { listRecent } from "../whole-groups/estimates.ts";
import { estimateRow } from "../whole-groups/writes.ts";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { stillBuys } from "../../kernel/request/members.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write } from "../../kernel/table.ts";
import { cheapestOfProduct, isOnSale, readMerchandises } from "../../selling/merchandises/items.ts";
import { readLines } from "../whole-groups/lines.ts";
import { findShown } from "../../catalogue/products/items.ts";
import {
  isOpen,
  mayTrade,
  readSellers,
  type SellerRow,
} from "../../accounts/seller-infos/items.ts";
import { groupsOfBom, newEstimateIds } from "../whole-groups/groups.ts";
import {
  chosenSellers,
  faultsOf,
  namedMerchandise,
  namedProduct,
  type NamedProduct,
  namedSellers,
  wordedProduct,
} from "./rules.ts";
import { attach, countRequest, firstLook, placeInBom, rowsOf } from "./writes.ts";

// Without a guard: goes with a guarded write of the same transaction.

export interface CreatedGroup {
  id: Id<"egr">;
  number: string;
  estimates: { id: Id<"est">; number: string }[];
  unassignedLineIds: string[];
}
type SellerId = Id<"sel">;

/**
 * Creates a request and its estimates in one transaction; a worker adds the lines (D3-1). `toReply`
 * builds the reply for a repeated call.
 */
export async function createGroup<Reply>(
  ctx: Context,
  draft: GroupDraft,
  toReply: (made: CreatedGroup) => Reply,
): Promise<Reply> {
  const now = ctx.now();
  const { products, chosen, asked, region, recent } = await check(ctx, draft);
  const id: Id<"egr"> = `egr_${ctx.newId("egr").slice(4, 29)}0`;
  const [attached] = await Promise.all([
    attach(ctx, id, draft, chosen),
    mustBeFresh(recent, products, chosen),
  ]);
  const numbers = asked.map(() => ctx.newNumber("ES"));
  const { group, terms } = rowsOf(ctx, {
    id,
    draft,
    products,
    chosen,
    attached,
    region,
    now,
    sellerTexts: [...asked.map(({ name }) => name), ...numbers],
  });
  const estimates = newEstimateIds(id, asked.length).map((estimateId, index) => ({
    id: estimateId,
    number: numbers[index]!,
    sellerId: asked[index]!.id,
    sellerName: asked[index]!.name,
    lines: terms.lines.filter(({ sellerIds }) => sellerIds.includes(asked[index]!.id)),
    createdAt: now,
  }));
  const { number } = group;
  const { unassignedLineIds } = terms;
  const named = estimates.map((estimate) => ({ id: estimate.id, number: estimate.number }));
  const reply = toReply({ id, number, estimates: named, unassignedLineIds });
  await write(
    ctx.once(reply),
    countRequest(ctx, now),
    ...stillBuys(ctx),
    { put: group, guard: { exists: false, refused: new Problem("BUSY") } },
    { put: terms },
    firstLook(group),
    ...(draft.bom ? [placeInBom(group.buyerId, draft.bom, id)] : []),
    ...estimates.map((one) => ({ put: estimateRow(group, one) })),
    ...attached.writes,
    audit(ctx, { entity: "estimateGroup", id, from: "-", to: "PENDING" }),
    message(now, "estimates.created", { groupId: id }),
  );
  return reply;
}

/**
 * The data that the request names, and its sellers. One round of reads, two if a seller is known
 * only by a merchandise.
 */
async function check(ctx: Context, draft: GroupDraft) {
  const actor = userOf(ctx);
  const now = ctx.now();
  const auto = draft.sellerSelection !== undefined;
  mustBeWithinPlan(actor.isPremium, {
    lines: draft.lines.length,
    auto,
    bom: draft.bom !== undefined,
  });
  const [{ products, faults }, region, recent, merchandises, stated, blocked] = await Promise.all([
    findProducts(draft.lines),
    draft.region ?? usualRegion(ctx),
    draft.allowDuplicate ? [] : listRecent(actor.userId, now),
    cheapestByLine(draft),
    sellersOf([draft, ...draft.lines].flatMap(({ sellerIds }) => sellerIds ?? [])),
    sellersApart(actor),
    mustFitBom(actor.userId, draft.bom),
  ]);
  faults.push(...faultsOf(draft, now));
  if (faults.length > 0) throw new Problem("INVALID_REQUEST", undefined, faults);
  const named = namedSellers(draft, products);
  const offering = merchandises.flatMap((found) => found.map(({ sellerId }) => sellerId));
  const further = [...named.flatMap((one) => one?.sellerIds ?? []), ...offering].filter(
    (sellerId) => !stated.has(sellerId),
  );
  const [found, points] = await Promise.all([
    sellersOf(further),
    auto ? livePointsOf(offering, now) : new Map<SellerId, number>(),
  ]);
  const sellers = new Map([...stated, ...found]);
  const chosen = chosenSellers({
    draft,
    own: actor.sellerId,
    named,
    merchandises,
    mayTrade: (sellerId) => mayTrade(sellers.get(sellerId)),
    isBlocked: (sellerId) => blocked.has(sellerId),
    isOpen: (sellerId) => isOpen(sellers.get(sellerId), now),
    rankOf: (id) => autoRank(sellers.get(id)?.reliability, points.get(id) ?? 0),
  });
  const asked = [...new Set(chosen.flat())].map((id) => ({
    id,
    // Sellers who may trade have an approved profile.
    name: sellers.get(id)!.approved!.companyName,
  }));
  mustBeWithinPlan(actor.isPremium, { sellers: asked.length });
  return { products, chosen, asked, region, recent };
}

/** All requests of one list of parts must state the same number of parts (D1-12). */
async function mustFitBom(buyerId: Id<"usr">, bom: GroupDraft["bom"]): Promise<void> {
  const sent = bom ? await groupsOfBom(buyerId, bom.id) : [];
  if (sent.some((group) => group.bom?.parts !== bom?.parts))
    throw faultAt("body.bom.parts", "invalid_value");
}

/** Listings read of each product, cheapest first. */
const mostLookedAt = 20;

const cheapestByLine = (draft: GroupDraft) =>
  Promise.all(
    draft.lines.map(({ productId, sellerIds, merchandiseId }) =>
      draft.sellerSelection && !draft.sellerIds && productId && !sellerIds && !merchandiseId
        ? cheapestOfProduct(productId, mostLookedAt)
        : [],
    ),
  );

async function sellersOf(ids: SellerId[]): Promise<Map<SellerId, SellerRow>> {
  const batches = chunksOf([...new Set(ids)], cloudLimits.reads);
  const found = (await Promise.all(batches.map(readSellers))).flat();
  return new Map(found.flatMap((row) => (row ? [[row.id, row] as const] : [])));
}

/** The same product was asked of the same seller within 24 hours and has no answer yet (D6-4). */
async function mustBeFresh(
  recent: Awaited<ReturnType<typeof listRecent>>,
  products: readonly NamedProduct[],
  chosen: readonly SellerId[][],
): Promise<void> {
  const wanted = new Set(
    products.flatMap(({ productId }, index) =>
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
  // A line not yet written by the worker counts as unanswered too.
  const twin = lines.findIndex((line) => !line || (line.open && line.replyType === "PENDING"));
  const estimate = recent.find(({ id }) => twins[twin]?.startsWith(id));
  if (estimate) throw new Problem("DUPLICATE_REQUEST", { groupId: estimate.groupId });
}

/** The products that the lines name, in their order, or the faults. */
async function findProducts(
  lines: GroupDraft["lines"],
): Promise<{ products: NamedProduct[]; faults: Fault[] }> {
  const [shown, merchandises] = await Promise.all([
    findShown(lines.flatMap(({ productId }) => productId ?? [])),
    readMerchandises(lines.flatMap(({ merchandiseId }) => merchandiseId ?? [])),
  ]);
  const faults: Fault[] = [];
  const unknown = (index: number, field: string) => {
    faults.push({ path: `body.lines.${index}.${field}`, code: "PRODUCT_UNKNOWN" });
    return undefined;
  };
  const products = lines.map((line, index) => {
    const { productId, merchandiseId } = line;
    const merchandise = merchandises.find(
      (one) => one && one.id === merchandiseId && isOnSale(one),
    );
    const product = productId && shown.get(productId);
    if (merchandiseId && !merchandise) unknown(index, "merchandiseId");
    if (productId && !product) unknown(index, "productId");
    if (merchandise) return namedMerchandise(merchandise);
    return product ? namedProduct(product) : wordedProduct(line);
  });
  return { products, faults };
}
