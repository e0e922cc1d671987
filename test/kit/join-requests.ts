import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import { founded, type OfCompany } from "./companies.ts";
import { businessNumberFrom, nextNumber } from "./people.ts";
import type { World } from "./world.ts";

type Member = Awaited<ReturnType<World["member"]>>;

/** A number that nobody states yet. */
export const freeNumber = () => businessNumberFrom(nextNumber());

/** A company with a number of its own. */
export async function numbered(world: World, businessNumber = freeNumber()) {
  return { ...(await founded(world, { businessNumber })), businessNumber };
}

/** Asks, and lets the request arrive. */
export async function asked(
  world: World,
  by: Pick<Member, "api">,
  businessNumber: string,
  message?: string,
) {
  const reply = await by.api.companies.askToJoin({ body: { businessNumber, message } });
  await world.drain({ duplicate: true });
  return reply;
}

/** Who asks to join a company, as its owner sees it. */
export const asking = async ({ owner, params }: OfCompany) =>
  (await owner.api.companies.joinRequests({ params })).items;

/** Invites who asked: he has the choice then. */
export const letIn = (
  { owner, params }: OfCompany,
  { id: userId }: { id: Id<"usr"> },
  ...roles: CompanyRole[]
) =>
  owner.api.companies.acceptJoinRequest({
    params,
    body: { userId, roles: roles.length > 0 ? roles : ["REQUESTER"] },
  });

export const declined = ({ owner, params }: OfCompany, { id: userId }: { id: Id<"usr"> }) =>
  owner.api.companies.declineJoinRequest({ params, body: { userId } });

/** The code in the newest mail that invites somebody to a company. */
export function mailedCode(
  world: World,
  { params }: Pick<OfCompany, "params">,
  { email }: Pick<Member, "email">,
): string | undefined {
  const link = `companies/join?companyId=${params.companyId}#`;
  const mails = world.mails(email).flatMap(({ text }) => (text ?? "").split(link).slice(1));
  return mails.at(-1)?.split("\n")[0];
}

export const ownRequests = async (by: Pick<Member, "api">) =>
  (await by.api.companies.ownJoinRequests()).items;
/** The companies that somebody belongs to. */
export const companiesOf = async (by: Pick<Member, "api">) => (await by.api.companies.mine()).items;
/** The open invitations of a company. */
export const invited = async ({ owner, params }: OfCompany) =>
  (await owner.api.companies.invitations({ params, query: {} })).items;

/** A company, and somebody who asks to join it. */
export async function asker(world: World) {
  const one = await numbered(world);
  const clerk = await world.member();
  await asked(world, clerk, one.businessNumber);
  return { one, clerk };
}

export const accountKey = ({ id }: Pick<Member, "id">) => ({ pk: `user#${id}`, sk: "account" });
export const companyKey = ({ companyId }: { companyId: string }) => ({
  pk: `company#${companyId}`,
  sk: "company",
});

/** What each of some calls comes to: "done", or the code of its refusal. */
export const outcomes = (calls: Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => "done",
        (error: { code: string }) => error.code,
      ),
    ),
  );
