import { everyPage, place } from "../../kit/every-page.ts";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@bupum/shared/contract";
import { type Client, clientOf, pathsOf } from "@bupum/shared/kernel/client";
import type { Id } from "@bupum/shared/kernel/ids";
import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { templatesFolder } from "@bupum/infra/local/kernel/place";
import { personRows, sellerRows, tokenFor } from "../../kit/people.ts";
import { apiOf, type UserApi } from "../market/rows.ts";

type AdminApi = Client<typeof contract.admin>;

/** The templates without the mapping of the import queue: the bench delivers its messages. */
export function templatesWithoutJob(folder: string): string {
  const templates = join(folder, "templates");
  cpSync(templatesFolder, templates, { recursive: true });
  const file = join(templates, "bupum-dev-jobs.template.json");
  const template = JSON.parse(readFileSync(file, "utf8")) as {
    Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
  };
  const [mapping] = Object.entries(template.Resources).flatMap(([name, one]) =>
    one.Type === "AWS::Lambda::EventSourceMapping" && name.startsWith("jobimport") ? [one] : [],
  );
  if (!mapping) throw new Error("The templates have no mapping of the import queue.");
  mapping.Properties["Enabled"] = false;
  writeFileSync(file, JSON.stringify(template));
  return templates;
}

const keyOf = (dataDir: string): string =>
  (
    JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")) as {
      tokenKey: { privateKey: string };
    }
  ).tokenKey.privateKey;

async function put(rows: readonly object[]): Promise<void> {
  const { write } = await import("@bupum/functions/kernel/table");
  // Rows of the test kit, in the shape that the table takes.
  for (const row of rows) await write({ put: row as never });
}

/** An admin with a token, as after a login. */
export async function adminApi(baseUrl: string, dataDir: string): Promise<AdminApi> {
  const person = personRows({ role: "ADMIN" });
  await put(person.rows);
  const token = await tokenFor(person.account.id, keyOf(dataDir), "admin");
  return clientOf<typeof contract.admin>(pathsOf(contract.admin), { baseUrl, token: () => token });
}

/** One more approved seller. */
export async function anotherSeller(baseUrl: string, dataDir: string) {
  const person = personRows({ role: "SELLER" });
  const shop = sellerRows(person.account.id, person.account.companyName, person.count);
  await put([...person.rows, ...shop.rows]);
  const token = await tokenFor(person.account.id, keyOf(dataDir));
  return { id: shop.id, api: apiOf(baseUrl, token) };
}

/** Uploads and submits a sheet, as the page does. */
export async function send(api: UserApi, content: Buffer<ArrayBuffer>, fileName: string) {
  const draft = { category: "REQUEST" as const, fileName, size: content.length };
  const signed = await api.files.upload({ body: draft });
  const form = new FormData();
  for (const [name, value] of Object.entries(signed.fields)) form.set(name, value);
  form.set("file", new Blob([content]), fileName);
  const reply = await fetch(signed.url, { method: "POST", body: form });
  if (!reply.ok) throw new Error(`Storage answered ${reply.status}.`);
  const body = { fileId: signed.fileId, action: "INSERT" as const };
  return api.registerRequestHistories.create({ body });
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Waits until a request has reached that status. */
export async function until(
  api: UserApi,
  id: Id<"rrh">,
  isThere: (request: RegisterRequestHistory) => boolean,
): Promise<RegisterRequestHistory> {
  for (;;) {
    const request = await api.registerRequestHistories.get({ params: { id } });
    if (isThere(request)) return request;
    if (request.status === "FAILED") throw new Error(request.failure?.message);
    await pause(100);
  }
}

export const goodsOf = (api: UserApi) =>
  everyPage((cursor) => api.merchandises.listOwn({ query: place(cursor) }));
export const badRowsOf = (api: UserApi, id: Id<"rrh">) =>
  everyPage((cursor) =>
    api.registerRequestHistories.rows({
      params: { id },
      query: { outcome: "ERROR", ...place(cursor) },
    }),
  );
