import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codesOf } from "../../kit/accounts.ts";
import { applicantsOf } from "../../kit/applicants.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
let applicants: ReturnType<typeof applicantsOf>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
  applicants = applicantsOf(world, codesOf(world), admin);
});
afterAll(() => world.stop());

const idsOf = async (query: object) =>
  (await admin.api.sellerInfoEntities.list({ query })).items.map(({ id }) => id);

describe("an admin's list of sellers", () => {
  test("is searched by company, representative and business number, also with its dashes", async () => {
    const { draft, info } = await applicants.applicant();
    await applicants.applicant();
    const digits = draft.businessNumber;
    const dashed = `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
    expect(await idsOf({ searchKeyword: draft.companyName })).toContain(info.id);
    expect(await idsOf({ searchKeyword: draft.representative })).toContain(info.id);
    expect(await idsOf({ searchKeyword: dashed })).toEqual([info.id]);
    const waiting = { filter: "status:PENDING", searchKeyword: digits };
    expect(await idsOf(waiting)).toEqual([info.id]);
    expect(await idsOf({ ...waiting, sort: "reviewDueAt:asc" })).toEqual([info.id]);
    expect(await idsOf({ searchKeyword: digits, filter: "status:REJECTED" })).toEqual([]);
    expect(await idsOf({ searchKeyword: "없는 회사 이름" })).toEqual([]);
  });
});
