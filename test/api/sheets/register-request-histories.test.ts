import { onlySheet } from "@bupum/functions/sheets/register-request-histories/sheet/only-sheet";
import { fileKey as uploadKey } from "@bupum/shared/accounts/files/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { someProduct } from "../../kit/goods.ts";
import { decideBy, heads, merchandisesOf, rowFor, rowsOf, seen, send } from "../../kit/register.ts";
import { codeOf, noticesOf } from "../../kit/group.ts";
import { post, upload } from "../../kit/upload.ts";
import { workbookOf } from "../../kit/workbook.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const decide = decideBy(() => admin);

describe("a sheet that was sent", () => {
  test("gets a dry run row by row, and nothing goes on sale before an admin confirms", async () => {
    const seller = await world.seller();
    const part = await someProduct(world);
    const sent = await send(seller, [
      rowFor(part),
      rowFor(part, "abc", "-1"),
      ["A-1", "아무도 모르는 제조사", "", "", "1"],
    ]);
    expect(sent).toMatchObject({
      status: "READY",
      adminManualStatus: "BEFOREPROGRESS",
      sellerStatus: "READY",
      phase: "WAITING",
    });
    await world.drain();
    const request = await seen(seller, sent.id);
    expect(request).toMatchObject({
      status: "IN_PROGRESS",
      phase: "CHECKED",
      mode: "MANUAL",
      totalRows: 3,
      checkedRows: 3,
      outcomes: { ADD: 1, UPDATE: 0, REMOVE: 0, SKIP: 0, ERROR: 2 },
      unknownMakerRows: 1,
    });
    expect(await merchandisesOf(seller)).toEqual([]);
    const errors = await rowsOf(seller, sent.id, "ERROR");
    expect(
      errors.map(({ rowNo, errors: faults }) => [rowNo, ...faults.map((f) => f.code)]),
    ).toEqual([
      [3, "DUPLICATE_ROW", "PRICE_INVALID", "NUMBER_INVALID"],
      [4, "MANUFACTOR_UNKNOWN"],
    ]);
    expect(errors[0]?.errors[1]?.message).toContain("단가");

    const confirmed = await decide(sent.id, "DONE");
    expect(confirmed).toMatchObject({ status: "IN_PROGRESS", phase: "APPLYING" });
    await world.drain();
    expect(await seen(seller, sent.id)).toMatchObject({
      status: "DONE",
      adminManualStatus: "DONE",
      sellerStatus: "DONE",
      phase: "ENDED",
      okRows: 1,
      errorRows: 2,
      appliedRows: 3,
    });
    expect(await merchandisesOf(seller)).toMatchObject([
      { productId: part.product.id, breaks: [{ minQty: 1, unitPrice: "120000" }], stock: 5 },
    ]);
    const [notice] = await noticesOf(seller);
    expect(notice).toMatchObject({
      event: "BULK_DONE",
      params: { file: "재고표.xlsx", ok: 1, errors: 2 },
      link: `/seller/register-requests/${sent.id}`,
    });
  });

  test("changes existing listings, and reports the previous values", async () => {
    const seller = await world.seller();
    const [one, other] = [await someProduct(world), await someProduct(world)];
    const body = {
      condition: "NEW" as const,
      currency: "KRW" as const,
      stock: 3,
      leadTimeDays: 2,
      shippingFeePayer: "BUYER_PAYS" as const,
      warehouseRegion: "BUSAN" as const,
      memo: "상자 단위",
    };
    const steps = [
      { minQty: 1, unitPrice: "1000" },
      { minQty: 10, unitPrice: "900" },
    ];
    for (const { product } of [one, other])
      await seller.api.merchandises.create({
        body: { ...body, productId: product.id, breaks: steps },
      });
    const sent = await send(seller, [rowFor(one, "1000", 8), rowFor(other, "1100", "")]);
    await world.drain();
    await decide(sent.id, "DONE");
    await world.drain();
    const after = await merchandisesOf(seller);
    const of = (id: string) => after.find(({ productId }) => productId === id);
    // The steps that the sheet leaves out are kept where they fit, as is all that it leaves out.
    expect(of(one.product.id)).toMatchObject({ stock: 8, breaks: steps, memo: "상자 단위" });
    expect(of(other.product.id)).toMatchObject({
      stock: 3,
      breaks: [{ minQty: 1, unitPrice: "1100" }, ...steps.slice(1)],
      warehouseRegion: "BUSAN",
    });
    const rows = await rowsOf(seller, sent.id, "UPDATE");
    expect(rows).toMatchObject([
      { result: "OK", note: "UPDATED", before: { stock: 3 }, after: { stock: 8 } },
      { before: { breaks: steps }, after: { breaks: [{ unitPrice: "1100" }, ...steps.slice(1)] } },
    ]);
  });

  test("of removals names the part, one condition of it, or the seller's own code", async () => {
    const seller = await world.seller();
    const parts = [await someProduct(world), await someProduct(world), await someProduct(world)];
    const head = [...heads, "자체코드"];
    const rows = parts.map((part, index) => [...rowFor(part), `SKU-${index}`]);
    const used = [...rowFor(parts[0]!), "SKU-9"].map((cell) => (cell === "신품" ? "중고" : cell));
    const added = await send(seller, [...rows, used], { head });
    await world.drain();
    await decide(added.id, "DONE");
    await world.drain();
    expect(await merchandisesOf(seller)).toHaveLength(4);
    const [first, second] = parts as [(typeof parts)[0], (typeof parts)[0]];
    const sent = await send(
      seller,
      [
        [first.product.partNumber, first.maker.name.ko, "중고", ""],
        [second.product.partNumber, second.maker.name.ko, "", ""],
        ["", "", "", "SKU-2"],
        ["", "", "", "SKU-77"],
        ["NOBODY-1", first.maker.name.ko, "", ""],
      ],
      { head: ["품번", "제조사", "상태", "자체코드"], action: "DELETE" },
    );
    await world.drain();
    await decide(sent.id, "DONE");
    await world.drain();
    expect((await merchandisesOf(seller)).map(({ sellerSku }) => sellerSku)).toEqual(["SKU-0"]);
    expect((await rowsOf(seller, sent.id, "ERROR")).map(({ errorCode }) => errorCode)).toEqual([
      "SKU_UNKNOWN",
      "MERCHANDISE_UNKNOWN",
    ]);
  });

  test("is reported as a sheet that can be corrected and sent again", async () => {
    const seller = await world.seller();
    const part = await someProduct(world);
    const sent = await send(seller, [rowFor(part), ["=1+1", "모르는곳", "", "", "1"]]);
    await world.drain();
    const { report } = await seen(seller, sent.id);
    expect(report?.fileName).toBe("재고표_처리결과.xlsx");
    const link = await seller.api.files.get({ params: { id: report!.id } });
    const bytes = Buffer.from(await (await fetch(link.url)).arrayBuffer());
    const lines: string[][] = [];
    for (const { cells } of onlySheet(bytes).rows())
      lines.push(Array.from({ length: 7 }, (_, at) => cells.get(at)?.text ?? ""));
    expect(lines[0]).toEqual(["행", "결과", "오류 코드", "설명", "지운 값", "품번", "제조사"]);
    // Only the row that failed, without what was refused.
    expect(lines).toHaveLength(2);
    expect(lines[1]?.slice(0, 3)).toEqual(["3", "오류", "MANUFACTOR_UNKNOWN"]);
    expect(lines[1]?.slice(4)).toEqual(["제조사: 모르는곳", "'=1+1", ""]);
    const stranger = await world.seller();
    expect(await codeOf(stranger.api.files.get({ params: { id: report!.id } }))).toBe("NOT_FOUND");
    const again = await upload(seller, {
      fileName: "고침.xlsx",
      content: bytes,
      category: "REQUEST",
    });
    const mended = await seller.api.registerRequestHistories.create({
      body: { fileId: again, action: "INSERT" },
    });
    await world.drain();
    expect(await seen(seller, mended.id)).toMatchObject({ outcomes: { SKIP: 0, ERROR: 1 } });
  });

  test("that cannot be read fails with a reason, and may be taken back and sent again", async () => {
    const seller = await world.seller();
    const sent = await send(seller, [["A-1"]], { head: ["품번"] });
    await world.drain();
    const failed = await seen(seller, sent.id);
    expect(failed).toMatchObject({
      status: "FAILED",
      sellerStatus: "READY",
      failure: { code: "WRONG_TEMPLATE", message: "양식과 다른 파일입니다. 찾지 못한 열: 제조사" },
    });
    expect((await noticesOf(seller))[0]).toMatchObject({ event: "BULK_FAILED" });
    expect(await codeOf(send(seller, [["A-1"]], { head: ["품번"] }))).toBe("FILE_ALREADY_SENT");
    const back = await seller.api.registerRequestHistories.change({
      params: { id: sent.id },
      body: { status: "CANCELLED" },
    });
    expect(back).toMatchObject({ status: "CANCELLED", sellerStatus: "DONE" });
    await expect(send(seller, [["A-1"]], { head: ["품번"] })).resolves.toBeDefined();
  });

  test("with a password is refused at once; two files a month, or fifty with PREMIUM", async () => {
    const seller = await world.seller({ membershipType: "BASIC" });
    const part = await someProduct(world);
    const content = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]);
    const fileId = await upload(seller, { fileName: "암호.xlsx", content, category: "REQUEST" });
    const create = seller.api.registerRequestHistories.create({
      body: { fileId, action: "INSERT" },
    });
    expect(await codeOf(create)).toBe("FILE_PROTECTED");
    for (const price of ["1", "2"]) await send(seller, [rowFor(part, price)]);
    await expect(send(seller, [rowFor(part, "3")])).rejects.toMatchObject({
      status: 403,
      code: "SUBSCRIPTION_REQUIRED",
      body: { params: { feature: "BULK_FILES" } },
    });
  });

  test("of which no row could be read does not count among the month's (D8-13)", async () => {
    const seller = await world.seller({ membershipType: "BASIC" });
    const part = await someProduct(world);
    for (const word of ["가", "나"]) await send(seller, [[word]], { head: ["품번"] });
    await world.drain();
    for (const price of ["1", "2"]) await send(seller, [rowFor(part, price)]);
    expect(await codeOf(send(seller, [rowFor(part, "3")]))).toBe("SUBSCRIPTION_REQUIRED");
  });

  test("is named by the id of its upload or by the key of its form, not by both", async () => {
    const seller = await world.seller();
    const content = workbookOf([heads, rowFor(await someProduct(world))]);
    const file = { fileName: "열쇠.xlsx", category: "REQUEST" } as const;
    const signed = await seller.api.files.upload({
      body: { ...file, size: Buffer.byteLength(content) },
    });
    await post(signed, file.fileName, content);
    const fileKey = z.parse(uploadKey, signed.fields["key"]);
    const create = (named: { fileKey?: typeof fileKey; fileId?: typeof signed.fileId }) =>
      seller.api.registerRequestHistories.create({ body: { ...named, action: "INSERT" } });
    for (const wrong of [{}, { fileKey, fileId: signed.fileId }])
      await expect(create(wrong)).rejects.toMatchObject({
        status: 400,
        issues: [{ path: "body.fileKey", code: "required" }],
      });
    const sent = await create({ fileKey });
    expect(sent.file).toMatchObject({ id: signed.fileId, fileName: file.fileName });
  });

  test("sent by a double click is one request, and visible to its seller only", async () => {
    const seller = await world.seller();
    const part = await someProduct(world);
    const content = workbookOf([heads, rowFor(part)]);
    const fileId = await upload(seller, { fileName: "a.xlsx", content, category: "REQUEST" });
    const body = { fileId, action: "INSERT" as const };
    const [one, other] = await Promise.all([
      seller.api.registerRequestHistories.create({ body }),
      seller.api.registerRequestHistories.create({ body }),
    ]);
    expect(one.id).toBe(other.id);
    const stranger = await world.seller();
    const params = { id: one.id };
    for (const call of [
      () => stranger.api.registerRequestHistories.get({ params }),
      () => stranger.api.registerRequestHistories.rows({ params, query: {} }),
      () => stranger.api.registerRequestHistories.change({ params, body: { status: "CANCELLED" } }),
      () => stranger.api.files.get({ params: { id: fileId } }),
    ])
      expect(await codeOf(call())).toBe("NOT_FOUND");
    expect((await stranger.api.registerRequestHistories.list({ query: {} })).items).toEqual([]);
    const { items } = await seller.api.registerRequestHistories.list({ query: {} });
    expect(items.map(({ id }) => id)).toEqual([one.id]);
  });

  test("shows its progress among the jobs of its seller", async () => {
    const seller = await world.seller();
    const sent = await send(seller, [rowFor(await someProduct(world)), ["", "x"]]);
    const job = async () =>
      (await seller.api.batchJobStatus.list({ query: { jobId: sent.jobId } })).items[0];
    expect(await job()).toMatchObject({ kind: "IMPORT", status: "READY", refId: sent.id });
    await world.drain();
    expect(await job()).toMatchObject({ status: "IN_PROGRESS", progress: 2, total: 4 });
    await decide(sent.id, "DONE");
    await world.drain();
    const done = await job();
    expect(done).toMatchObject({ status: "DONE", progress: 4, okCount: 1, errorCount: 1 });
    expect((await fetch(done!.resultUrl!)).status).toBe(200);
    expect((await (await world.seller()).api.batchJobStatus.list({ query: {} })).items).toEqual([]);
  });
});
