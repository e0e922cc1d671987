import { asked, lineOf, quoteFor } from "../group.ts";
import { upload } from "../upload.ts";
import type { World } from "../world.ts";

/** One text for each thing that somebody may read of a deal, found nowhere else. */
export const marks = {
  title: "MARK-TITLE",
  memo: "MARK-MEMO",
  lineOfAsked: "MARK-LINE-ASKED",
  lineOfRival: "MARK-LINE-RIVAL",
  targetPrice: "611317",
  buyerCompany: "MARK-BUYER",
  contactPhone: "73114455",
  contactEmail: "clerk-seven@visible.example",
  askedCompany: "MARK-ASKED",
  rivalCompany: "MARK-RIVAL",
  priceOfAsked: "733119",
  priceOfRival: "824229",
  refusalOfAsked: "MARK-REFUSAL-ASKED",
  refusalOfRival: "MARK-REFUSAL-RIVAL",
  draftOfAsked: "MARK-DRAFT",
  shipToName: "MARK-RECEIVER",
  shipToPhone: "95228877",
  shipToAddress: "MARK-STREET",
  groupFile: "MARK-GROUP-FILE",
  quoteFile: "MARK-QUOTE-FILE",
} as const;
export type Mark = keyof typeof marks;

const contact = { name: "김구매", phone: "010-7311-4455", email: marks.contactEmail };
const pdf = { content: "%PDF-1.4\n%%EOF\n", category: "FILE" as const };

type Seller = Awaited<ReturnType<World["seller"]>>;

/** The answers of both sellers, and a draft of one. */
async function answered(
  world: World,
  first: Seller,
  rival: Seller,
  [estimate, rivalEstimate]: [`est_${string}`, `est_${string}`],
) {
  const quoteFile = await upload(first, { ...pdf, fileName: `${marks.quoteFile}.pdf` });
  const [quote] = await first.api.productEstimateResponses.create({
    body: quoteFor(lineOf(estimate), { unitPrice: marks.priceOfAsked, fileIds: [quoteFile] }),
  });
  await rival.api.productEstimateResponses.create({
    body: quoteFor(lineOf(rivalEstimate), { unitPrice: marks.priceOfRival }),
  });
  await first.api.productEstimateResponses.create({
    body: { items: [quoteFor(lineOf(estimate), { memo: marks.draftOfAsked })], draft: true },
  });
  const refusals = [
    [first, lineOf(estimate, 2), marks.refusalOfAsked],
    [rival, lineOf(rivalEstimate, 3), marks.refusalOfRival],
  ] as const;
  for (const [seller, id, detail] of refusals)
    await seller.api.productEstimateResponses.reject({
      body: { productEstimateIds: [id], reason: "OTHER", detail },
    });
  await world.drain();
  return { quote: quote!.id!, quoteFile };
}

/**
 * A request whose every part can be told apart: both sellers quoted the first line, each refused
 * another line that only that seller was asked for, and one more waits for each.
 */
export async function markedGroup(world: World) {
  const buyer = await world.member({ companyName: marks.buyerCompany });
  const first = await world.seller({ companyName: marks.askedCompany });
  const rival = await world.seller({ companyName: marks.rivalCompany });
  const [stranger, other, admin] = [
    await world.member(),
    await world.seller(),
    await world.adminUser(),
  ];
  const groupFile = await upload(buyer, { ...pdf, fileName: `${marks.groupFile}.pdf` });
  const lines = [
    { partName: "판넬용 팬", quantity: 2, targetPrice: marks.targetPrice },
    { partName: marks.lineOfAsked, quantity: 2, sellerIds: [first.sellerId] },
    { partName: marks.lineOfRival, quantity: 2, sellerIds: [rival.sellerId] },
    // Nobody answers these.
    { partName: marks.lineOfAsked, quantity: 3, sellerIds: [first.sellerId] },
    { partName: marks.lineOfRival, quantity: 3, sellerIds: [rival.sellerId] },
  ];
  const more = { title: marks.title, memo: marks.memo, contact, fileIds: [groupFile] };
  const { group, estimateOf } = await asked(world, buyer, [first, rival], lines, more);
  const [estimate, rivalEstimate] = [estimateOf(first), estimateOf(rival)];
  const { quote, quoteFile } = await answered(world, first, rival, [estimate, rivalEstimate]);

  const items = [{ productEstimateId: lineOf(estimate), responseId: quote, quantity: 2 }];
  await buyer.api.awardPlans.create({ body: { groupId: group.id, preset: "BY_HAND", items } });

  async function order() {
    const made = await buyer.api.productEstimateOrders.create({
      body: {
        items,
        shipTo: {
          name: marks.shipToName,
          phone: "010-9522-8877",
          zip: "04524",
          address: marks.shipToAddress,
          region: "SEOUL",
        },
      },
    });
    await world.drain();
    return made.orderIds[0]!;
  }
  async function accept(id: `ord_${string}`) {
    await first.api.productEstimateOrders.accept({ params: { id }, body: {} });
    await world.drain();
  }
  const people = { buyer, asked: first, rival, other, stranger, admin };
  const files = { groupFile, quoteFile };
  return { people, groupId: group.id, estimate, rivalEstimate, files, order, accept };
}
