import { open } from "../chats.ts";
import { founded, joined } from "../companies.ts";
import { codeOf } from "../group.ts";
import type { World } from "../world.ts";

type Api = ReturnType<World["api"]>;
type Company = Awaited<ReturnType<typeof founded>>;
type Member = Awaited<ReturnType<typeof joined>>;

export const share = ({ api }: { api: Api }, uuid: string, companyId?: Company["companyId"]) =>
  api.chats.share({ params: { uuid }, body: { ...(companyId && { companyId }) } });
export const listOf = async (api: Api) => (await api.chats.shared({ query: {} })).items;
export const readBy = async (api: Api, uuid: string, query: object = {}) =>
  (await api.chats.sharedRoom({ params: { uuid }, query })).messages.items;
export const textsOf = async (api: Api, uuid: string) =>
  (await readBy(api, uuid)).map(({ text }) => text);
export const refusalOf = (api: Api, uuid: string) => codeOf(readBy(api, uuid));
export const hidden = "NOT_FOUND";

/** A company whose member has a room with a seller, and a colleague who acts in its name. */
export async function colleagues(world: World) {
  const company = await founded(world);
  const [buyer, colleague] = [
    await joined(world, company, "BUYER"),
    await joined(world, company, "ACCOUNTANT"),
  ];
  const seller = await world.seller();
  const { uuid } = await open(buyer, seller);
  return {
    company,
    companyId: company.companyId,
    buyer,
    colleague,
    as: world.apiOf(company.companyId, colleague.token),
    seller,
    uuid,
  };
}

export const leave = ({ api, place }: Pick<Member, "api" | "place">) =>
  api.companies.removeMember({ params: place });

/** The clock moves on: what is written now has another instant. */
export function later(): void {
  const at = Date.now();
  while (Date.now() === at);
}
