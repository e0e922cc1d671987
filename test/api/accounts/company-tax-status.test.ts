import type { RequestListener } from "node:http";
import { providerSecrets } from "@bupum/infra/local/stand-ins/overrides";
import { taxOffice } from "@bupum/infra/local/stand-ins/tax-office";
import { mostOfficeAsks } from "@bupum/shared/accounts/companies/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { serve, stopAll } from "../../kit/billing/provider.ts";
import { companyDraft, founded, joined } from "../../kit/companies.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let asked: number;
let service: RequestListener;

const real = taxOffice(providerSecrets.dataPortal.value.serviceKey) as RequestListener;
beforeAll(async () => {
  world = await startWorld();
  process.env["NTS_URL"] = await serve((request, reply) => {
    asked += 1;
    service(request, reply);
  });
});
afterAll(async () => {
  await stopAll();
  await world.stop();
});
beforeEach(() => {
  service = real;
  asked = 0;
});

type Owner = Pick<Awaited<ReturnType<World["member"]>>, "api">;
type Place = { params: { companyId: Id<"cmp"> } };

const statusOf = ({ params }: Place, { api }: Owner) => api.companies.taxStatus({ params });
/** The stand-in tells the state by the ninth digit; all three pass the checksum. */
const numbers = { open: "120-88-00767", paused: "120-88-00786", closed: "120-88-00791" };

describe("the tax office's word on a company's business number (D40-20)", () => {
  test("says whether it runs, how it is taxed, and since when it is closed", async () => {
    const one = await founded(world);
    expect(await statusOf(one, one.owner)).toEqual({
      businessNumber: "1208800767",
      state: "OPEN",
      taxType: "GENERAL",
      askedAt: expect.stringMatching(/^\d{4}-/),
    });
    const body = { ...companyDraft, businessNumber: numbers.closed };
    await one.owner.api.companies.update({ ...one, body });
    expect(await statusOf(one, one.owner)).toMatchObject({
      businessNumber: "1208800791",
      state: "CLOSED",
      endedOn: "2026-06-30",
    });
  });

  test("decides nothing: a company with a number that is paused is founded, and is as any other", async () => {
    const one = await founded(world, { businessNumber: numbers.paused });
    const before = await one.owner.api.companies.get(one);
    expect(await statusOf(one, one.owner)).toMatchObject({ state: "PAUSED" });
    expect(await one.owner.api.companies.get(one)).toEqual(before);
  });

  test("is for owners alone, and nobody else makes a question", async () => {
    const one = await founded(world);
    const [buyer, stranger] = [await joined(world, one, "BUYER"), await world.member()];
    expect(await codeOf(statusOf(one, buyer))).toBe("FORBIDDEN");
    expect(await codeOf(statusOf(one, stranger))).toBe("NOT_FOUND");
    expect(asked).toBe(0);
  });

  test("is 503 where the office does not answer", async () => {
    const one = await founded(world);
    service = (_, reply) => void reply.writeHead(500).end("{}");
    expect(await codeOf(statusOf(one, one.owner))).toBe("UNAVAILABLE");
  });

  test("is counted by account, whatever its companies state, and by company", async () => {
    const [one, other] = [await founded(world), await founded(world)];
    const second = await joined(world, one, "OWNER");
    const third = await joined(world, one, "OWNER");
    await joinedAsOwner(other, second);
    for (let at = 0; at < mostOfficeAsks; at++)
      // oxlint-disable-next-line no-await-in-loop -- each is counted after the one before
      await statusOf(at < mostOfficeAsks / 2 ? one : other, second);
    expect(asked).toBe(mostOfficeAsks);
    expect(await codeOf(statusOf(other, second))).toBe("LIMIT_EXCEEDED");
    for (let at = 0; at < mostOfficeAsks / 2; at++)
      // oxlint-disable-next-line no-await-in-loop
      await statusOf(one, third);
    expect(await codeOf(statusOf(one, one.owner))).toBe("LIMIT_EXCEEDED");
    expect(asked).toBe(mostOfficeAsks * 1.5);
    // Of another company it may still ask.
    await statusOf(other, other.owner);
  });
});

/** Lets a member of one company into another. */
async function joinedAsOwner(
  { owner, params }: Awaited<ReturnType<typeof founded>>,
  member: Awaited<ReturnType<typeof joined>>,
): Promise<void> {
  const { code } = await owner.api.companies.invite({
    params,
    body: { email: member.email, roles: ["OWNER"] },
  });
  await member.api.companies.join({ params, body: { code } });
}
