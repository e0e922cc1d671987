import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import { expect } from "vitest";
import { between } from "./cloud/between.ts";
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

interface Written {
  Put?: { Item: { pk: string; sk: string } };
  Delete?: { Key: { pk: string; sk: string } };
}

/**
 * What a call comes to if somebody else is faster between what it reads and its first transaction
 * with this row.
 */
export async function rivalled<Result>(
  call: () => Promise<Result>,
  { sk, rival }: { sk: string; rival: () => Promise<unknown> },
): Promise<Result> {
  let isDone = false;
  const watch = await between(async (input, send) => {
    const items = (input["TransactItems"] ?? []) as Written[];
    const isIt = items.some(({ Put, Delete }) => (Put?.Item ?? Delete?.Key)?.sk.startsWith(sk));
    if (isIt && !isDone) {
      isDone = true;
      await rival();
    }
    return send();
  });
  const result = await call();
  watch.stop();
  expect(isDone).toBe(true);
  return result;
}
