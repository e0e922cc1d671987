import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { addDays, seoulDay } from "@bupum/shared/kernel/time";
import type { merchandiseDraft } from "@bupum/shared/selling/merchandises/contract";
import type * as z from "zod/mini";
import { someProduct } from "./goods.ts";
import type { World } from "./world.ts";

export const contact = { name: "김구매", phone: "010-1234-5678", email: "buyer@example.com" };
export const shipTo = {
  name: "박수령",
  phone: "010-9876-5432",
  zip: "04524",
  address: "서울특별시 중구 세종대로 110",
  region: "SEOUL",
} as const;

type Seller = Awaited<ReturnType<World["seller"]>>;
type Member = Awaited<ReturnType<World["member"]>>;

export const daysAhead = (days: number) => addDays(seoulDay(new Date().toISOString()), days);

/** A seller's answer to one line, with changes. */
export const quoteFor = (productEstimateId: LineId, more: object = {}) => ({
  productEstimateId,
  currency: "KRW" as const,
  unitPrice: "1000",
  moq: 1,
  leadTimeDays: 3,
  condition: "NEW" as const,
  shippingFeePayer: "SELLER_PAYS" as const,
  ...more,
});

export const lineOf = (estimateId: string, number = 1) =>
  `${estimateId}#l${String(number).padStart(2, "0")}` as LineId;

/** Puts a part on sale, with changes. */
export const listed = (
  seller: Seller,
  productId: Id<"prd">,
  stock: number | null,
  given: Partial<z.input<typeof merchandiseDraft>> = {},
) =>
  seller.api.merchandises.create({
    body: {
      productId,
      condition: "NEW",
      currency: "KRW",
      breaks: [{ minQty: 1, unitPrice: "1200" }],
      stock,
      leadTimeDays: 2,
      shippingFeePayer: "SELLER_PAYS",
      warehouseRegion: "SEOUL",
      ...given,
    },
  });

/** A request for parts in words to those sellers, already delivered to them. */
export async function asked(
  world: World,
  buyer: Member,
  sellers: Seller[],
  lines: { partName: string; quantity: number }[],
  more: object = {},
) {
  const made = await buyer.api.estimateGroups.create({
    body: { lines, sellerIds: sellers.map(({ sellerId }) => sellerId), contact, ...more },
  });
  await world.drain();
  const group = await buyer.api.estimateGroups.get({ params: { id: made.id } });
  const estimateOf = (seller: Seller) =>
    group.estimates.find(({ sellerId }) => sellerId === seller.sellerId)!.id;
  return { group, estimateOf };
}

/** A seller with stock of one part, who was asked for it and quoted it: ready to be ordered. */
export async function quoted(
  world: World,
  {
    stock = 100,
    quantity = 10,
    lines = 1,
    quote = {},
    by = {},
    ...asked
  }: {
    stock?: number | null;
    quantity?: number;
    lines?: number;
    quote?: object;
    by?: object;
    /** In which the buyer asks, where it is not the part's. */
    unit?: string;
  } = {},
) {
  const [buyer, seller] = [await world.member(by), await world.seller()];
  const { product } = await someProduct(world);
  const listing = await listed(seller, product.id, stock);
  const made = await buyer.api.estimateGroups.create({
    body: {
      lines: Array.from({ length: lines }, () => ({
        merchandiseId: listing.id,
        quantity,
        ...asked,
      })),
      contact,
    },
  });
  await world.drain();
  const estimateId = made.estimateIds[0]!;
  const ids = Array.from({ length: lines }, (_, index) => lineOf(estimateId, index + 1));
  const responses = await seller.api.productEstimateResponses.create({
    body: { items: ids.map((id) => quoteFor(id, quote)) },
  });
  await world.drain();
  const items = responses.map(({ id, productEstimateId }) => ({
    productEstimateId,
    responseId: id!,
    quantity,
  }));
  const stockLeft = async () =>
    (await seller.api.merchandises.listOwn({ query: {} })).items[0]!.stock;
  return { buyer, seller, product, listing, groupId: made.id, estimateId, ids, items, stockLeft };
}

/** The problem code a call fails with, or a text that says there was none. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "no problem";
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

/** A user's notices, newest first: event and the values for its text. */
export const noticesOf = async (person: Member) =>
  (await person.api.notifications.list({ query: {} })).items.map(({ event, params, link }) => ({
    event,
    params,
    link,
  }));
