import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import type { SaleTerms } from "@bupum/shared/accounts/seller-infos/sale-terms";
import type { Id } from "@bupum/shared/kernel/ids";
import { someProduct } from "./goods.ts";
import { contact, lineOf, quoteFor, shipTo } from "./group.ts";
import type { World } from "./world.ts";

/** What a founder says of a company, with a business number whose checksum is right. */
export const companyDraft = {
  name: "한빛정밀",
  businessNumber: "120-88-00767",
  representative: "김한빛",
  address: { zip: "08501", address: "서울특별시 금천구 가산디지털1로 1" },
  businessType: "제조업",
  businessItem: "정밀 부품",
  invoiceEmail: "tax@hanbit.example",
};

type Member = Awaited<ReturnType<World["member"]>>;
export interface OfCompany {
  owner: Pick<Member, "api">;
  params: { companyId: Id<"cmp"> };
}

/** A company of a new member. */
export async function founded(world: World, stated: Partial<typeof companyDraft> = {}) {
  const owner = await world.member();
  const { id: companyId } = await owner.api.companies.found({
    body: { ...companyDraft, ...stated },
  });
  return { owner, companyId, params: { companyId } };
}

export const invite = (
  { owner, params }: OfCompany,
  of: Pick<Member, "email">,
  ...roles: CompanyRole[]
) => owner.api.companies.invite({ params, body: { email: of.email, roles } });

export const join = (
  { params }: Pick<OfCompany, "params">,
  by: Pick<Member, "api">,
  code: string,
) => by.api.companies.join({ params, body: { code } });

/** A new member of a company. */
export async function joined(world: World, one: OfCompany, ...roles: CompanyRole[]) {
  const member = await world.member();
  await join(one, member, (await invite(one, member, ...roles)).code);
  return { ...member, place: { ...one.params, userId: member.id } };
}

interface Bought {
  /** Further lines in words. */
  more?: readonly string[];
  /** Terms of the quotes. */
  quote?: object;
  /** More of the order. */
  terms?: object;
  /** What the seller says of freight. */
  saleTerms?: SaleTerms;
  /** Of another company's deal; a new one by default. */
  seller?: Awaited<ReturnType<World["seller"]>>;
}

/** A company with a member of each role, its request of two pieces a line, and a seller's quotes. */
export async function bought(
  world: World,
  { more = [], quote = {}, terms = {}, saleTerms, ...known }: Bought = {},
) {
  const one = await founded(world);
  const named = async (...roles: CompanyRole[]) => {
    const member = await joined(world, one, ...roles);
    return { ...member, as: world.apiOf(one.companyId, member.token) };
  };
  const owner = { ...one.owner, as: world.apiOf(one.companyId, one.owner.token) };
  const [requester, buyer, approver, accountant] = [
    await named("REQUESTER"),
    await named("BUYER"),
    await named("APPROVER"),
    await named("ACCOUNTANT"),
  ];
  const [seller, { product }] = [known.seller ?? (await world.seller()), await someProduct(world)];
  if (saleTerms) await seller.api.sellerInfos.setSaleTerms({ body: saleTerms });
  const body = {
    lines: [
      { productId: product.id, quantity: 2 },
      ...more.map((partName) => ({ partName, quantity: 2 })),
    ],
    sellerIds: [seller.sellerId],
    contact,
  };
  const request = await requester.as.estimateGroups.create({ body });
  await world.drain();
  const lineIds = body.lines.map((_, at) => lineOf(request.estimateIds[0]!, at + 1));
  const replies = await seller.api.productEstimateResponses.create({
    body: {
      items: lineIds.map((id) => quoteFor(id, quote)),
    },
  });
  await world.drain();
  const order = {
    items: replies.map(({ id, productEstimateId }) => ({
      productEstimateId,
      responseId: id!,
      quantity: 2,
    })),
    shipTo,
    ...terms,
  };
  const [lineId] = lineIds;
  return {
    ...one,
    owner,
    requester,
    buyer,
    approver,
    accountant,
    seller,
    body,
    request,
    lineId: lineId!,
    lineIds,
    order,
  };
}
