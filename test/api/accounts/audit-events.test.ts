import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codesOf, password, signupOf } from "../../kit/accounts.ts";
import { applicantsOf } from "../../kit/applicants.ts";
import { codeOf } from "../../kit/group.ts";
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

const pastOf = async (entity: "user" | "seller", id: string, query: object = {}) =>
  (await admin.api.auditEvents.listOf({ params: { entity, id }, query })).items;
const actsBy = async (query: object) => (await admin.api.auditEvents.list({ query })).items;
const note = (entity: "user" | "order", id: string, text: string) =>
  admin.api.auditEvents.note({ params: { entity, id }, body: { text } });

describe("the history of a thing", () => {
  test("says what an admin changed, from what to what, and by whom", async () => {
    const { userId, name: before, phone } = signupOf();
    // Without a verified address an admin may type the password (D20-9).
    const person = await admin.api.userEntities.signup({
      body: { userId, name: before, phone, password },
    });
    const body = { name: "박바꿈", password: "Other-secret-2026" };
    await admin.api.userEntities.update({ params: { id: person.id }, body });
    const [event] = await pastOf("user", person.id);
    expect(event).toMatchObject({
      entity: "user",
      entityId: person.id,
      actor: admin.id,
      actorRole: "ADMIN",
      actorName: expect.stringMatching(/\S/),
      changes: [{ field: "name", from: before, to: "박바꿈" }, { field: "password" }],
    });
    expect(JSON.stringify(event)).not.toContain(body.password);
  });

  test("keeps a refusal and its reason after an approval, with the applicant's own steps", async () => {
    const { info } = await applicants.applicant();
    const reason = "사업자등록증이 흐립니다.";
    await admin.api.sellerInfo.decide({ body: { sellerId: info.id, status: "REJECTED", reason } });
    await applicants.decide(info.id, "APPROVED");
    const steps = (await pastOf("seller", info.id)).map(({ from, to, reason: why }) => [
      from,
      to,
      why,
    ]);
    expect(steps).toEqual([
      ["REJECTED", "APPROVED", undefined],
      ["PENDING", "REJECTED", reason],
      ["NONE", "PENDING", undefined],
    ]);
  });
});

describe("what admins did", () => {
  test("is listed newest first, by admin, kind of thing, day and words; members' acts are not", async () => {
    const [person, other] = [await world.member(), await world.adminUser()];
    const params = { id: person.id };
    await admin.api.userEntities.update({ params, body: { companyName: "찾는회사" } });
    await other.api.userEntities.update({ params, body: { name: "최나중" } });
    const ofPerson = async (query: object) =>
      (await actsBy(query)).filter(({ entityId }) => entityId === person.id).length;
    const [first, second] = await actsBy({});
    expect(first).toMatchObject({ actor: other.id, entityId: person.id });
    expect(second).toMatchObject({ actor: admin.id, entityId: person.id });
    expect((await actsBy({})).every(({ actorRole }) => actorRole === "ADMIN")).toBe(true);
    expect(await ofPerson({ filter: `actor:${other.id}` })).toBe(1);
    expect(await ofPerson({ filter: "entity:user" })).toBe(2);
    expect(await ofPerson({ filter: "entity:product" })).toBe(0);
    expect(await ofPerson({ searchKeyword: "찾는회사" })).toBe(1);
    expect(await ofPerson({ searchKeyword: person.id })).toBe(2);
    expect(await ofPerson({ startDate: "2020-01-01", endDate: "2020-12-31" })).toBe(0);
    expect(await ofPerson({ startDate: "2020-01-01" })).toBe(2);
  });
});

describe("an internal note", () => {
  test("stands in the history of its member with its writer, also alone", async () => {
    const person = await world.member();
    const written = await note("user", person.id, "세금계산서 문의로 통화함");
    await admin.api.userEntities.update({ params: { id: person.id }, body: { name: "김통화" } });
    const notes = await pastOf("user", person.id, { filter: "to:NOTED" });
    expect(notes).toEqual([written]);
    expect(written).toMatchObject({ actor: admin.id, reason: "세금계산서 문의로 통화함" });
    expect(await pastOf("user", person.id)).toContainEqual(written);
    expect(JSON.stringify(await person.api.users.me())).not.toContain("통화함");
  });

  test("of the same words is written about each of two members, and once for one key (D0-8)", async () => {
    const [one, other] = [await world.member(), await world.member()];
    await note("user", one.id, "부재중");
    await note("user", other.id, "부재중");
    for (const { id } of [one, other])
      expect(await pastOf("user", id, { filter: "to:NOTED" })).toHaveLength(1);
    const call = { params: { entity: "user", id: one.id } as const, body: { text: "다시 전화" } };
    const options = { idempotencyKey: "once-for-one-press" };
    const first = await admin.api.auditEvents.note(call, options);
    expect(await admin.api.auditEvents.note(call, options)).toEqual(first);
    expect(await pastOf("user", one.id, { filter: "to:NOTED" })).toHaveLength(2);
  });

  test("needs a thing that exists, and words", async () => {
    const none = "01ARZ3NDEKTSV4RRFFQ69G5FA0";
    expect(await codeOf(note("user", `usr_${none}`, "없는 회원"))).toBe("NOT_FOUND");
    expect(await codeOf(note("order", `ord_${none}`, "없는 주문"))).toBe("NOT_FOUND");
    const person = await world.member();
    expect(await codeOf(note("user", person.id, " "))).toBe("INVALID_REQUEST");
  });
});
