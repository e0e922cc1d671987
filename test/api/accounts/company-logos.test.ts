import { isLogo } from "@bupum/functions/accounts/companies/logo-picture";
import { mostCompanies } from "@bupum/shared/accounts/companies/rules";
import { companyLogo } from "@bupum/shared/accounts/files/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rivalled } from "../../kit/cloud/between.ts";
import { bought, companyDraft, founded, joined } from "../../kit/companies.ts";
import { codeOf } from "../../kit/group.ts";
import { pngOf } from "../../kit/png.ts";
import { upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
type Place = { params: { companyId: Id<"cmp"> } };

const uploaded = (by: Pick<Member, "api">, content: Buffer<ArrayBuffer> = pngOf(), more = {}) =>
  upload(by, { fileName: "logo.png", content, category: "IMAGE", ...more });
const setLogo = ({ params }: Place, by: Pick<Member, "api">, fileId?: Id<"fil">) =>
  by.api.companies.setLogo({ params, body: fileId ? { fileId } : {} });
const logoOf = async ({ params }: Place, by: Pick<Member, "api">) =>
  (await by.api.companies.get({ params })).logoId;
/** What the address of a picture answers to anybody. */
const statusOf = async (id: Id<"fil">) => (await world.raw("user", "GET", `/images/${id}`)).status;

/** Rows of sixty pixels in four samples each, after their filter. */
const rows = (count: number, filter = 0) =>
  Buffer.alloc(count * 241).map((_, at) => (at % 241 === 0 ? filter : 0));

describe("a company's logo", () => {
  test("is set by owners, seen by members, and shown at its address (D40-19)", async () => {
    const one = await founded(world);
    const [owner, buyer, stranger] = [
      await joined(world, one, "OWNER"),
      await joined(world, one, "BUYER"),
      await world.member(),
    ];
    const first = await uploaded(owner);
    expect(await statusOf(first)).toBe(404);
    expect(await codeOf(setLogo(one, buyer, await uploaded(buyer)))).toBe("FORBIDDEN");
    expect(await codeOf(setLogo(one, stranger, await uploaded(stranger)))).toBe("NOT_FOUND");
    expect(await setLogo(one, owner, first)).toEqual({ logoId: first });
    await world.drain();
    expect(await logoOf(one, buyer)).toBe(first);
    expect((await buyer.api.companies.mine({})).items).toMatchObject([{ logoId: first }]);
    expect(await statusOf(first)).toBe(200);
    // Another owner changes it; facts that are stated anew leave it as it is.
    const second = await uploaded(one.owner as Member);
    await setLogo(one, one.owner as Member, second);
    const { id: _, roles: _roles, ...said } = await buyer.api.companies.get(one);
    const { logoId, memberCount: _count, createdAt: _at, updatedAt: _to, version, ...facts } = said;
    expect(logoId).toBe(second);
    await owner.api.companies.update({ ...one, body: { ...facts, version } });
    expect(await logoOf(one, buyer)).toBe(second);
  });

  test("is shown to nobody once it is replaced, taken away, or its company dissolved (D40-19)", async () => {
    const one = await founded(world);
    const owner = one.owner as Member;
    const [first, second] = [await uploaded(owner), await uploaded(owner)];
    await setLogo(one, owner, first);
    await setLogo(one, owner, second);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    // One that the company had before is shown again.
    await setLogo(one, owner, first);
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 404]);
    expect(await setLogo(one, owner)).toEqual({});
    expect(await logoOf(one, owner)).toBeUndefined();
    expect(await statusOf(first)).toBe(404);
    await setLogo(one, owner, second);
    await owner.api.companies.dissolve(one);
    expect(await statusOf(second)).toBe(404);
  });

  test("is an own upload, and no file of another company (D40-19)", async () => {
    const [one, other] = [await founded(world), await founded(world)];
    const [owner, stranger] = [one.owner as Member, other.owner as Member];
    const fileId = await uploaded(stranger);
    expect(await codeOf(setLogo(one, owner, fileId))).toBe("FILE_INVALID");
    await setLogo(other, stranger, fileId);
    expect(await codeOf(setLogo(one, owner, fileId))).toBe("FILE_INVALID");
  });

  test("is not changed by an owner whose role ends meanwhile, nor over another's (D40-19)", async () => {
    const one = await founded(world);
    const owner = await joined(world, one, "OWNER");
    const [other, late] = [await uploaded(one.owner as Member), await uploaded(owner)];
    const setLate = (rival: () => Promise<unknown>) =>
      rivalled(() => codeOf(setLogo(one, owner, late)), { begins: {}, rival });
    expect(await setLate(() => setLogo(one, one.owner as Member, other))).toBe("VERSION_CONFLICT");
    const body = { roles: ["BUYER" as const] };
    const demote = () => one.owner.api.companies.changeMember({ params: owner.place, body });
    expect(await setLate(demote)).toBe("VERSION_CONFLICT");
    expect(await logoOf(one, owner)).toBe(other);
    expect([await statusOf(other), await statusOf(late)]).toEqual([200, 404]);
  });

  test("that is set while its company is dissolved refuses the end (D40-7, D40-19)", async () => {
    const one = await founded(world);
    const owner = one.owner as Member;
    const fileId = await uploaded(owner);
    const code = await rivalled(() => codeOf(owner.api.companies.dissolve(one)), {
      begins: {},
      rival: () => setLogo(one, owner, fileId),
    });
    expect(code).toBe("VERSION_CONFLICT");
    expect([await logoOf(one, owner), await statusOf(fileId)]).toEqual([fileId, 200]);
  });

  test("does not keep an account with many companies from leaving; all logos end (D40-8)", async () => {
    const [seller, admin] = [await world.seller(), await world.adminUser()];
    const ids: Id<"cmp">[] = [];
    for (let at = 0; at < mostCompanies; at++) {
      const body = { ...companyDraft, name: `한빛 ${at}공장` };
      // oxlint-disable-next-line no-await-in-loop -- each counts the one before
      ids.push((await seller.api.companies.found({ body })).id);
    }
    const rowOf = (id: Id<"cmp">) => world.read({ pk: `company#${id}`, sk: "company" });
    // Of most it is one of two owners; the others it ends, as many as it may.
    const [ended, left] = [ids.slice(0, 7), ids.slice(7)];
    const more = { memberCount: 2, ownerCount: 2 };
    await world.put(
      await Promise.all(left.map(async (id) => ({ ...(await rowOf(id))!, ...more }))),
    );
    const logos = await Promise.all(ended.map(() => uploaded(seller)));
    for (const [at, companyId] of ended.entries())
      // oxlint-disable-next-line no-await-in-loop -- few
      await setLogo({ params: { companyId } }, seller, logos[at]!);
    const { userId } = (await world.read({ pk: `user#${seller.id}`, sk: "account" }))!;
    const leave = () => admin.api.userEntities.deleteUser({ query: { userId: String(userId) } });
    const [joint] = await Promise.all(left.map(rowOf));
    await world.put([{ ...joint!, memberCount: 1 }]);
    expect(await codeOf(leave())).toBe("ENTRY_LIMIT");
    await world.put([joint!]);
    await leave();
    expect(await Promise.all(ended.map(rowOf))).toEqual(ended.map(() => undefined));
    expect(await Promise.all(logos.map(statusOf))).toEqual(logos.map(() => 404));
  });

  test.each([
    ["no PNG", "FILE_TYPE_MISMATCH", Buffer.from("<svg/>"), {}],
    ["a JPG", "FILE_TYPE_MISMATCH", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), { fileName: "a.jpg" }],
    ["a PNG that is cut off", "FILE_TYPE_MISMATCH", pngOf().subarray(0, 80), {}],
    ["no picture by its category", "FILE_INVALID", pngOf(), { category: "FILE" }],
    ["too large", "FILE_TOO_LARGE", pngOf({ more: { tEXt: Buffer.alloc(600_000) } }), {}],
  ])("that is %s is refused, and the one before stays (D40-19)", async (_, code, content, more) => {
    const one = await founded(world);
    const owner = one.owner as Member;
    const known = await uploaded(owner);
    await setLogo(one, owner, known);
    const bad = await uploaded(owner, content as Buffer<ArrayBuffer>, more);
    expect(await codeOf(setLogo(one, owner, bad))).toBe(code);
    expect(await logoOf(one, owner)).toBe(known);
    expect([await statusOf(known), await statusOf(bad)]).toEqual([200, 404]);
  });

  test("is printed on the purchase order as it was when it was ordered (D40-14, D40-19)", async () => {
    const deal = await bought(world);
    const owner = deal.owner as Member;
    const first = await uploaded(owner);
    await setLogo(deal, owner, first);
    const { orderIds } = await deal.buyer.as.productEstimateOrders.create({ body: deal.order });
    const params = { id: orderIds[0]! };
    await world.drain();
    const print = async (by = deal.buyer.as) => {
      const body = { orderId: params.id };
      await by.documents.create({ body });
      await world.drain();
      const again = await by.documents.create({ body });
      if (!("url" in again)) throw new Error("It was not made.");
      return Buffer.from(await (await fetch(again.url)).arrayBuffer()).toString("latin1");
    };
    // It is gone from the company before anybody prints.
    await setLogo(deal, owner, await uploaded(owner, pngOf({ width: 90 })));
    await setLogo(deal, owner);
    const seen = await deal.seller.api.productEstimateOrders.get({ params });
    expect(seen.buyerCompany?.logoId).toBe(first);
    expect(await print()).toMatch(/\/Subtype \/Image[^]*\/Width 60\b/);
    // Without a file that is gone, or is another one than was checked, it is printed all the same.
    const key = { pk: `file#${first}`, sk: "file" };
    await world.put([{ ...(await world.read(key))!, etag: "0".repeat(32) }]);
    expect(await print(world.api(deal.seller.token, "en"))).not.toMatch(/\/Subtype \/Image/);
  });
});

describe("a picture that papers print", () => {
  const most = companyLogo.mostPixels;

  test.each([
    ["with transparency", {}],
    ["in colours", { colour: 2 }],
    ["in grey", { colour: 0 }],
    ["in grey with transparency", { colour: 4 }],
    ["with texts beside it", { more: { tEXt: Buffer.from("Title\0Hanbit") } }],
    ["as wide as it may be", { colour: 0, width: most, height: 1, pixels: Buffer.alloc(most + 1) }],
  ])("is a PNG %s (D40-19)", (_, of) => {
    expect(isLogo(pngOf(of))).toBe(true);
  });

  test.each([
    ["with a palette", { colour: 3, more: { PLTE: Buffer.alloc(6) } }],
    ["in colours with a palette", { colour: 2, more: { PLTE: Buffer.alloc(6) } }],
    ["with one transparent colour", { colour: 2, more: { tRNS: Buffer.alloc(6) } }],
    ["of sixteen bits", { depth: 16, pixels: rows(20) }],
    ["that is interlaced", { interlace: 1 }],
    ["of another colour type", { colour: 5 }],
    ["with fewer pixels than it says", { height: 21, pixels: rows(20) }],
    ["with more pixels than it says", { height: 19, pixels: rows(20) }],
    ["with an unknown filter", { pixels: rows(20, 5) }],
    ["that is too wide", { colour: 0, width: most + 1, height: 1, pixels: Buffer.alloc(most + 2) }],
    // What draws papers reads such a file otherwise: it fails, or ends with all that it was doing.
    ["with a second head", { more: { IHDR: Buffer.from("0000003c000000141006000000", "hex") } }],
    ["that ends before its pixels", { more: { IEND: Buffer.alloc(0) } }],
    ["with a long text", { more: { tEXt: Buffer.alloc(4_001, "A") } }],
    ["that moves", { more: { acTL: Buffer.alloc(8), fcTL: Buffer.alloc(26) } }],
    ["with pixels of another picture", { more: { fdAT: Buffer.alloc(2) } }],
    ["without height", { height: 0, pixels: Buffer.alloc(0) }],
  ])("is no PNG %s (D40-19)", (_, of) => {
    expect(isLogo(pngOf(of))).toBe(false);
  });

  test("is whole (D40-19)", () => {
    const whole = pngOf();
    for (const end of [0, 8, 20, 40, whole.length - 20, whole.length - 12, whole.length - 1])
      expect(isLogo(whole.subarray(0, end)), String(end)).toBe(false);
    expect(isLogo(Buffer.concat([whole, Buffer.from("more")]))).toBe(false);
    expect(isLogo(Buffer.concat([whole.subarray(0, 8), whole.subarray(33)]))).toBe(false);
  });
});
