import { functionKey } from "@bupum/infra/local/access/access";
import type { UploadCategory } from "@bupum/shared/accounts/files/rules";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Member, upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const pdf = "%PDF-1.7 company registration";
type Sent = Parameters<typeof upload>[1];
const file = (fileName: string, content: string, category: UploadCategory = "FILE"): Sent => ({
  fileName,
  content,
  category,
});

/** Claims files as an entity's own operation does, on behalf of that member. */
async function claim(
  member: Member,
  fileIds: `fil_${string}`[],
  more: { id?: string; readers?: object } = {},
) {
  const items = await import("@bupum/functions/accounts/stored-files/items");
  const { write } = await import("@bupum/functions/kernel/table");
  const { newId, newNumber, now } = await import("@bupum/functions/kernel/context");
  const actor = {
    type: "user",
    userId: member.id,
    sellerId: `sel_${member.id.slice(4)}`,
    role: "USER",
    isSeller: false,
    writerRole: "NONE",
    isWriter: false,
    expertCategories: [],
    isPremium: false,
    name: member.name,
  } as const;
  const ctx = {
    actor,
    now,
    newId,
    newNumber,
    arrived: { body: "", headers: {} },
    requestId: "r",
    address: "",
    userAgent: "",
    cookies: [],
    language: "ko",
  } as const;
  const claimed = await items.claim(
    { ...ctx, header: vi.fn<() => void>(), once: vi.fn<() => never>() },
    fileIds,
    { entity: "test", id: more.id ?? "one", readers: more.readers ?? { ownerId: member.id } },
  );
  await write(...claimed.writes);
  return claimed.files;
}

interface Policy {
  expiration: string;
  conditions: (Record<string, string> | unknown[])[];
}
const policyOf = (fields: Record<string, string>) =>
  JSON.parse(Buffer.from(fields["Policy"]!, "base64").toString()) as Policy;

describe("an upload", () => {
  test("goes straight to storage, and its owner reads it under its own name (NFC)", async () => {
    const member = await world.member();
    const fileId = await upload(member, file("도면 1.pdf".normalize("NFD"), pdf));
    const link = await member.api.files.get({ params: { id: fileId } });
    expect(link).toMatchObject({ fileName: "도면 1.pdf", contentType: "application/pdf" });
    const reply = await fetch(link.url);
    expect(await reply.text()).toBe(pdf);
    expect(reply.headers.get("content-disposition")).toContain(encodeURIComponent("도면 1.pdf"));
  });

  test("is bound to its bucket, key, type, length, signer and ten minutes, and to all of its fields", async () => {
    const member = await world.member();
    const body = { category: "IMAGE", fileName: "a.png", size: 10 } as const;
    const { fileId, fields, maxBytes } = await member.api.files.upload({ body });
    const { expiration, conditions } = policyOf(fields);
    const { Policy: _, "X-Amz-Signature": _signature, ...signed } = fields;
    expect(signed).toMatchObject({
      bucket: process.env["BUCKET_NAME"],
      key: `quarantine/${fileId}`,
      "Content-Type": "image/png",
    });
    expect(conditions).toHaveLength(1 + Object.keys(signed).length);
    expect(conditions).toEqual(
      expect.arrayContaining([
        ["content-length-range", 1, maxBytes],
        ...Object.entries(signed).map(([name, value]) => ({ [name]: value })),
      ]),
    );
    const [, year, month, day, ...time] = /^(....)(..)(..)T(..)(..)(..)Z$/.exec(
      fields["X-Amz-Date"]!,
    )!;
    const signedAt = Date.parse(`${year}-${month}-${day}T${time.join(":")}Z`);
    expect(Date.parse(expiration) - signedAt).toBe(600_000);
    expect(fields["X-Amz-Credential"]).toContain(functionKey("user-files"));
  });

  test("is refused if its extension does not suit its category", async () => {
    const member = await world.member();
    await expect(
      member.api.files.upload({ body: { category: "IMAGE", fileName: "a.exe", size: 10 } }),
    ).rejects.toMatchObject({ status: 400, issues: [{ path: "body.fileName" }] });
  });

  test("with too many bytes stated is refused before the upload", async () => {
    const member = await world.member();
    const body = { category: "IMAGE", fileName: "a.png", size: 11 * 1024 * 1024 } as const;
    await expect(member.api.files.upload({ body })).rejects.toMatchObject({
      code: "FILE_TOO_LARGE",
    });
  });

  test("of another type or size than signed is refused by the storage", async () => {
    const member = await world.member();
    const body = { category: "IMAGE", fileName: "a.png", size: 10 } as const;
    const { url, fields } = await member.api.files.upload({ body });
    const send = (change: Record<string, string>, bytes: number) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, ...change })) form.set(name, value);
      form.set("file", new Blob([new Uint8Array(bytes)]));
      return fetch(url, { method: "POST", body: form });
    };
    expect((await send({ "Content-Type": "text/html" }, 10)).status).toBe(403);
    expect((await send({ key: "files/mine" }, 10)).status).toBe(403);
    expect((await send({}, 11 * 1024 * 1024)).status).toBe(400);
    expect((await send({}, 10)).status).toBe(204);
  });
});

describe("a link", () => {
  test("is good for its object, its method, its answer and its five minutes alone", async () => {
    const member = await world.member();
    const fileId = await upload(member, file("a.pdf", pdf));
    const { url } = await member.api.files.get({ params: { id: fileId } });
    const { searchParams } = new URL(url);
    expect(searchParams.get("X-Amz-Expires")).toBe("300");
    expect(searchParams.get("X-Amz-Credential")).toContain(functionKey("user-files"));
    const statusOf = async (change: (link: URL) => void, init: RequestInit = {}) => {
      const link = new URL(url);
      change(link);
      return (await fetch(link, init)).status;
    };
    expect(await statusOf(() => {})).toBe(200);
    expect(await statusOf(() => {}, { method: "PUT", body: "mine" })).toBe(403);
    expect(await statusOf((link) => (link.pathname += "x"))).toBe(403);
    for (const [name, value] of [
      ["X-Amz-Expires", "3600"],
      ["response-content-type", "text/html"],
    ])
      expect(await statusOf((link) => link.searchParams.set(name!, value!))).toBe(403);
  });
});

describe("a claim", () => {
  test("keeps the file, moved out of quarantine, also with a repeated message", async () => {
    const member = await world.member();
    const fileId = await upload(member, file("a.pdf", pdf));
    expect(await claim(member, [fileId])).toEqual([
      { id: fileId, fileName: "a.pdf", size: pdf.length },
    ]);
    await world.drain({ duplicate: true });
    const row = await world.read({ pk: `file#${fileId}`, sk: "file" });
    expect(row).toMatchObject({ objectKey: `files/${fileId}` });
    expect(row).not.toHaveProperty("ttl");
    const link = await member.api.files.get({ params: { id: fileId } });
    expect(await (await fetch(link.url)).text()).toBe(pdf);
  });

  test("of the same entity again changes nothing; one of another entity is refused", async () => {
    const member = await world.member();
    const fileId = await upload(member, file("a.pdf", pdf));
    await claim(member, [fileId]);
    await expect(claim(member, [fileId])).resolves.toHaveLength(1);
    await expect(claim(member, [fileId], { id: "two" })).rejects.toMatchObject({
      code: "FILE_INVALID",
    });
  });

  test("of somebody else's upload, or of a missing upload, is refused", async () => {
    const [one, other] = [await world.member(), await world.member()];
    const fileId = await upload(one, file("a.pdf", pdf));
    await expect(claim(other, [fileId])).rejects.toMatchObject({ code: "FILE_INVALID" });
    const body = { category: "FILE", fileName: "b.pdf", size: 5 } as const;
    const unsent = await one.api.files.upload({ body });
    await expect(claim(one, [unsent.fileId])).rejects.toMatchObject({ code: "FILE_INVALID" });
  });

  test("of content that does not fit its extension is refused", async () => {
    const member = await world.member();
    const fileId = await upload(member, file("a.pdf", "<html><script>alert(1)</script>"));
    await expect(claim(member, [fileId])).rejects.toMatchObject({ code: "FILE_TYPE_MISMATCH" });
  });

  test("a day after the upload is refused as expired", async () => {
    const member = await world.member();
    const fileId = await upload(member, file("a.pdf", pdf));
    const row = await world.read({ pk: `file#${fileId}`, sk: "file" });
    await world.put([{ ...row, expiresAt: "2026-01-01T00:00:00.000Z" }]);
    await expect(claim(member, [fileId])).rejects.toMatchObject({ code: "FILE_EXPIRED" });
  });
});

describe("a file", () => {
  test("is read by the people that its entity names, and by nobody else", async () => {
    const [owner, buyer, stranger] = [
      await world.member(),
      await world.member(),
      await world.member(),
    ];
    const [seller, rival] = [await world.seller(), await world.seller()];
    const fileId = await upload(owner, file("a.pdf", pdf));
    const get = { params: { id: fileId } };
    await expect(buyer.api.files.get(get)).rejects.toMatchObject({ status: 404 });
    await claim(owner, [fileId], { readers: { buyerId: buyer.id, sellerIds: [seller.sellerId] } });
    await world.drain();
    for (const reader of [owner, buyer, seller])
      await expect(reader.api.files.get(get)).resolves.toMatchObject({ id: fileId });
    for (const other of [stranger, rival])
      await expect(other.api.files.get(get)).rejects.toMatchObject({ status: 404 });
    await expect(world.api().files.get(get)).rejects.toMatchObject({ status: 401 });
  });

  test("is read by an admin once an entity holds it", async () => {
    const [owner, admin] = [await world.member(), await world.adminUser()];
    const fileId = await upload(owner, file("a.pdf", pdf));
    const get = { params: { id: fileId } };
    await expect(admin.api.files.get(get)).rejects.toMatchObject({ status: 404 });
    await claim(owner, [fileId]);
    await world.drain();
    const link = await admin.api.files.get(get);
    expect(link).toMatchObject({ fileName: "a.pdf" });
    expect(await (await fetch(link.url)).text()).toBe(pdf);
  });

  test("of an admin is readable for that admin before it is moved", async () => {
    const admin = await world.adminUser();
    const id = await upload(admin, file("b.pdf", pdf));
    await claim(admin as unknown as Member, [id]);
    const { url } = await admin.api.files.get({ params: { id } });
    expect(await (await fetch(url)).text()).toBe(pdf);
  });
});
