import { addDays, addHours, endOfSeoulDay, seoulDay } from "@bupum/shared/kernel/time";
import { addBusinessDays } from "@bupum/shared/kernel/calendar/calendar";
import type { Id } from "@bupum/shared/kernel/ids";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { writerDraft, writersOf } from "../../kit/content/writers.ts";
import { nextNumber } from "../../kit/people.ts";
import { upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
let writers: ReturnType<typeof writersOf>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
  writers = writersOf(world, admin);
});
afterAll(() => world.stop());

const gone = "wct_01ARZ3NDEKTSV4RRFFQ69G5FA0" as const;
const newCategory = async () =>
  (await admin.api.wikiCategoryEntities.create({ body: { name: { ko: `분류 ${nextNumber()}` } } }))
    .id;
const transition = { code: "INVALID_TRANSITION" };
const eventsOf = async (api: World["api"] extends (token?: string) => infer A ? A : never) =>
  (await api.notifications.list({ query: {} })).items.map(({ event }) => event);
const stateOf = async (api: Parameters<typeof eventsOf>[0]) => {
  const { writerRole, writerApproval, expertCategories } = await api.users.me();
  return { writerRole, writerApproval, expertCategories };
};

describe("an application", () => {
  test("waits for a review until the end of the second business day (D27-4)", async () => {
    const { api, info } = await writers.applicant();
    expect(info).toMatchObject({ status: "PENDING", writerRole: "NONE", version: 1 });
    const end = endOfSeoulDay(addBusinessDays(seoulDay(info.submittedAt), 2));
    expect(info.reviewDueAt).toBe(end);
    expect(info.draft?.files).toMatchObject([{ fileName: "자격증.pdf" }]);
    expect(await api.writerInfos.me()).toEqual(info);
    expect(await stateOf(api)).toMatchObject({ writerRole: "NONE", writerApproval: "PENDING" });
  });

  test("is created once, also with a double click", async () => {
    const { api } = await world.member();
    const body = writerDraft();
    const send = () => api.writerInfos.create({ body });
    const [one, two] = await Promise.all([send(), send()]);
    expect(one).toEqual(two);
    await expect(api.writerInfos.create({ body: writerDraft() })).rejects.toMatchObject({
      code: "WRITER_INFO_EXISTS",
    });
  });

  test("of somebody without one is 404, to read and to change", async () => {
    const { api } = await world.member();
    await expect(api.writerInfos.me()).rejects.toMatchObject({ status: 404 });
    const change = api.writerInfos.update({ body: { penName: "다른 이름" } });
    await expect(change).rejects.toMatchObject({ status: 404 });
  });

  test("cannot claim somebody else's file; admins read its own files", async () => {
    const stranger = await world.member();
    const file = { fileName: "a.pdf", content: "%PDF-1.7", category: "FILE" } as const;
    const fileIds = [await upload(stranger, file)];
    const { api } = await world.member();
    const body = writerDraft({ fileIds });
    await expect(api.writerInfos.create({ body })).rejects.toMatchObject({ code: "FILE_INVALID" });
    const { info } = await writers.applicant();
    await world.drain();
    const params = { id: info.draft!.files[0]!.id };
    expect(await admin.api.files.get({ params })).toMatchObject({ fileName: "자격증.pdf" });
    await expect(stranger.api.files.get({ params })).rejects.toMatchObject({ status: 404 });
  });
});

describe("a decision", () => {
  test("makes a WRITER without a new login, and notifies once (D27-5)", async () => {
    const { api, info, email } = await writers.applicant();
    await writers.decide(info.id, "APPROVED");
    expect(await stateOf(api)).toMatchObject({ writerRole: "WRITER", writerApproval: "APPROVED" });
    expect(await api.writerInfos.me()).toMatchObject({
      status: "APPROVED",
      approved: { occupation: "제어 설계" },
    });
    expect(await api.writerInfos.me()).not.toHaveProperty("reviewDueAt");
    await world.drain({ duplicate: true });
    expect(await eventsOf(api)).toEqual(["WRITER_APPROVED"]);
    expect(world.mails(email)).toHaveLength(1);
  });

  test("makes an EXPERT of categories; a WRITER has none", async () => {
    const { api, info } = await writers.applicant({ wantedRole: "EXPERT" });
    const writerId = info.id;
    const [category, other] = [await newCategory(), await newCategory()];
    const decide = (writerRole: "WRITER" | "EXPERT", expertCategories: Id<"wct">[] = []) =>
      admin.api.writerInfos.decide({
        body: { writerId, status: "APPROVED", writerRole, expertCategories },
      });
    const fault = { issues: [{ path: "body.expertCategories" }] };
    await expect(decide("EXPERT")).rejects.toMatchObject(fault);
    await expect(decide("WRITER", [category])).rejects.toMatchObject(fault);
    await expect(decide("EXPERT", [gone])).rejects.toMatchObject(fault);
    await decide("EXPERT", [category]);
    const expert = { writerRole: "EXPERT", expertCategories: [category] };
    expect(await stateOf(api)).toMatchObject(expert);
    await decide("EXPERT", [other]);
    expect(await stateOf(api)).toMatchObject({ expertCategories: [other] });
    await decide("EXPERT", [other]);
    expect(await decide("WRITER")).toMatchObject({ writerRole: "WRITER", expertCategories: [] });
    await decide("EXPERT", [other]);
    await world.drain({ duplicate: true });
    // Newest first; the decision that changed nothing is not told.
    expect(await eventsOf(api)).toEqual([
      "WRITER_MADE_EXPERT",
      "EXPERT_MADE_WRITER",
      "EXPERT_CATEGORIES",
      "WRITER_APPROVED",
    ]);
  });

  test("of CORRECTION says what to change, and the changed application waits again", async () => {
    const { api, info } = await writers.applicant();
    await expect(writers.decide(info.id, "CORRECTION")).rejects.toMatchObject({
      issues: [{ path: "body.reason", code: "DETAIL_REQUIRED" }],
    });
    await writers.decide(info.id, "CORRECTION", "경력을 연도별로 적어 주세요.");
    expect(await api.writerInfos.me()).toMatchObject({
      status: "CORRECTION",
      correction: { note: "경력을 연도별로 적어 주세요." },
    });
    await world.drain();
    expect(await eventsOf(api)).toEqual(["WRITER_CORRECTION"]);
    await expect(writers.decide(info.id, "APPROVED")).rejects.toMatchObject(transition);
    const career = "2014년부터 포장기 제어를, 2019년부터 서보 시운전을 담당했습니다.";
    const again = await api.writerInfos.update({ body: { career } });
    expect(again).toMatchObject({ status: "PENDING", draft: { career, careerYears: 12 } });
    expect(await writers.decide(info.id, "APPROVED")).not.toHaveProperty("correction");
  });

  test("of REJECTED needs a reason, and blocks a new application for 30 days (D27-3)", async () => {
    const { api, info } = await writers.applicant();
    await writers.decide(info.id, "REJECTED", "경력을 확인할 수 없습니다.");
    expect(await api.writerInfos.me()).toMatchObject({
      status: "REJECTED",
      lastRejection: { reason: "경력을 확인할 수 없습니다." },
    });
    const again = () => api.writerInfos.update({ body: { careerYears: 13 } });
    const at = (await api.writerInfos.me()).lastRejection!.at;
    await expect(again()).rejects.toMatchObject({
      ...transition,
      body: { params: { at: addHours(at, 720) } },
    });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(addHours(at, 721)) });
    const { api: later } = { api: world.api(await world.sign(info.userId)) };
    const sent = await later.writerInfos.update({ body: { careerYears: 13 } });
    vi.useRealTimers();
    expect(sent).toMatchObject({ status: "PENDING", draft: { careerYears: 13 } });
    expect(seoulDay(sent.submittedAt) >= addDays(seoulDay(at), 30)).toBe(true);
  });

  test("of REJECTED is taken back by an approval of the same application (D27-7)", async () => {
    const { api, info } = await writers.applicant();
    await writers.decide(info.id, "REJECTED", "경력을 확인할 수 없습니다.");
    await writers.decide(info.id, "APPROVED");
    expect(await stateOf(api)).toMatchObject({ writerRole: "WRITER", writerApproval: "APPROVED" });
    expect(await api.writerInfos.me()).toMatchObject({ approved: { occupation: "제어 설계" } });
    await world.drain({ duplicate: true });
    expect(await eventsOf(api)).toEqual(["WRITER_APPROVED", "WRITER_REJECTED"]);
  });

  test("over an older version is refused, so that nobody approves an unread application", async () => {
    const { api, info } = await writers.applicant();
    await api.writerInfos.update({ body: { occupation: "기계 설계" } });
    const body = {
      writerId: info.id,
      status: "APPROVED",
      writerRole: "WRITER",
      version: 1,
    } as const;
    const conflict = { code: "VERSION_CONFLICT" };
    await expect(admin.api.writerInfos.decide({ body })).rejects.toMatchObject(conflict);
    const late = api.writerInfos.update({ body: { penName: "늦은 이름", version: 1 } });
    await expect(late).rejects.toMatchObject(conflict);
  });

  test("on the own application is forbidden to an admin", async () => {
    const own = world.api(await world.sign(admin.id));
    const { id } = await own.writerInfos.create({ body: writerDraft() });
    await expect(writers.decide(id, "APPROVED")).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("a certified writer", () => {
  test("changes the public profile at once, without a review", async () => {
    const { api } = await writers.approved();
    const body = { penName: "새 필명", organization: "", introduction: "바뀐 소개" };
    const changed = await api.writerInfos.update({ body });
    expect(changed).toMatchObject({ status: "APPROVED", penName: "새 필명" });
    expect(changed).not.toHaveProperty("organization");
    expect(changed).not.toHaveProperty("draft");
  });

  test("with a new proof waits and keeps the role; a refusal restores the old proof", async () => {
    const { api, info } = await writers.approved();
    const changed = await api.writerInfos.update({ body: { expertise: ["보일러"] } });
    expect(changed).toMatchObject({
      status: "PENDING",
      draft: { expertise: ["보일러"] },
      approved: { expertise: ["PLC", "서보모터"] },
    });
    expect(await stateOf(api)).toMatchObject({ writerRole: "WRITER", writerApproval: "PENDING" });
    const back = await writers.decide(info.id, "REJECTED", "증빙이 없습니다.");
    expect(back).toMatchObject({ status: "APPROVED", writerRole: "WRITER", lastRejection: {} });
    expect(back).not.toHaveProperty("draft");
    expect(back.approved).toMatchObject({ expertise: ["PLC", "서보모터"] });
    await world.drain();
    expect((await eventsOf(api))[0]).toBe("WRITER_KEPT");
    await api.writerInfos.update({ body: { wantedRole: "EXPERT" } });
    const expertCategories = [await newCategory()];
    const body = { writerId: info.id, status: "APPROVED", writerRole: "EXPERT" } as const;
    await admin.api.writerInfos.decide({ body: { ...body, expertCategories } });
    await world.drain();
    expect((await eventsOf(api))[0]).toBe("WRITER_MADE_EXPERT");
  });

  test("revoked with a reason becomes a former writer, and can be restored", async () => {
    const { api, info } = await writers.approved();
    await writers.decide(info.id, "REJECTED", "표절이 확인되었습니다.");
    expect(await stateOf(api)).toMatchObject({ writerRole: "NONE", writerApproval: "REJECTED" });
    await world.drain();
    expect(await eventsOf(api)).toContain("WRITER_REVOKED");
    expect(await writers.decide(info.id, "APPROVED")).toMatchObject({ writerRole: "WRITER" });
  });
});

const list = (query: Parameters<typeof admin.api.writerInfos.list>[0]["query"]) =>
  admin.api.writerInfos.list({ query });
const accounts = async (filter: string) =>
  (await admin.api.userEntities.search({ query: { filter } })).items;

describe("the reviewer's list", () => {
  test("shows open reviews by due date, and filters by state, role and words", async () => {
    const waiting = await writers.applicant();
    const { info } = await writers.approved({ organization: "가온정밀 서비스센터" });
    const due = await list({ sort: "reviewDueAt:asc", filter: "status:PENDING" });
    const ends = due.items.map(({ reviewDueAt }) => reviewDueAt!);
    expect(ends).toEqual(ends.toSorted());
    expect(due.items.map(({ id }) => id)).toContain(waiting.info.id);
    const found = await list({ filter: "status:APPROVED", searchKeyword: "가온 정밀" });
    expect(found.items.map(({ id }) => id)).toEqual([info.id]);
    const certified = await list({ filter: "writerRole:WRITER", sort: "createdAt:asc" });
    expect(certified.items.every(({ writerRole }) => writerRole === "WRITER")).toBe(true);
    expect((await list({})).items[0]!.id).toBe(info.id);
    expect(await admin.api.writerInfos.get({ params: { id: info.id } })).toMatchObject(info);
  });

  test("refuses a sort by due date for decided ones, and unknown states", async () => {
    await expect(list({ sort: "reviewDueAt:asc" })).rejects.toMatchObject({
      issues: [{ path: "query.sort", code: "SORT_NOT_HERE" }],
    });
    await expect(list({ filter: "status:WAITING" })).rejects.toMatchObject({ status: 400 });
  });

  test("links to accounts by role and review, including accounts older than the review", async () => {
    const { id } = await writers.approved();
    expect((await accounts("writerRole:WRITER")).map((one) => one.id)).toContain(id);
    const none = await accounts("writerApproval:NONE;writerRole:NONE");
    expect(none.length).toBeGreaterThan(0);
    expect(none.map((one) => one.id)).not.toContain(id);
    await expect(accounts("writerRole:AUTHOR")).rejects.toMatchObject({ status: 400 });
  });

  test("lacks accounts that left, with their application and names of proofs (D27-6)", async () => {
    const { info, userId } = await writers.approved();
    await admin.api.userEntities.deleteUser({ query: { userId } });
    await expect(admin.api.writerInfos.get({ params: { id: info.id } })).rejects.toMatchObject({
      status: 404,
    });
    const file = await world.read({ pk: `file#${info.approved!.files[0]!.id}`, sk: "file" });
    expect(file?.["fileName"]).not.toContain("자격증");
    expect((await list({})).items.map(({ id }) => id)).not.toContain(info.id);
  });
});
